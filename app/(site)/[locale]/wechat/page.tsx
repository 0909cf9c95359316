import { WechatPage } from '@/components/pages/wechat-page'
import { namedPage } from '../../tree-page'

const { generateMetadata, Page } = namedPage('marketing', 'wechat', (props) => (
  <WechatPage {...props} />
))

export { generateMetadata }
export default Page
