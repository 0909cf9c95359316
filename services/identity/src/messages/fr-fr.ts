import type { Messages } from './en'

export const frFr: Messages = {
  brand: 'Aldermere',
  languageName: 'Français',
  languages: 'Langue',
  footer: 'Service d’identité d’Aldermere',
  backToSite: 'Retour au site',
  error_summary: 'Veuillez vérifier les points suivants',

  login_title: 'Se connecter',
  login_intro: 'Pour accéder à vos notes, rapports enregistrés et inscriptions.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  login_submit: 'Se connecter',
  login_forgot_password: 'Mot de passe oublié ?',
  login_no_account: 'Nouveau chez Aldermere ?',
  login_sign_up: 'Créer un compte',
  login_with_code: 'Se connecter avec un code reçu par e-mail',
  login_social: 'Continuer avec {name}',
  login_organisation: 'Vous vous connectez pour {name}.',
  login_wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
  login_blocked: 'Ce compte est bloqué. Veuillez nous contacter.',
  login_locked:
    'Trop de tentatives. Veuillez attendre {minutes} avant de réessayer, ou choisissez un nouveau mot de passe.',
  minutes_one: 'une minute',
  minutes_many: '{count} minutes',
  captcha_label: 'Caractères de l’image',
  captcha_alt: 'Image contenant cinq lettres ou chiffres',
  captcha_hint: 'Illisible ? Utilisez plutôt un code reçu par e-mail.',
  captcha_needed: 'Veuillez saisir les caractères de l’image.',
  captcha_wrong:
    'Ce n’étaient pas les caractères de l’image. En voici une nouvelle ; veuillez saisir à nouveau votre mot de passe.',

  signup_title: 'Créer un compte',
  signup_intro: 'Pour nos clients et nos lecteurs. Une minute suffit.',
  given_name: 'Prénom',
  family_name: 'Nom',
  company: 'Société',
  job_title: 'Fonction',
  optional: 'facultatif',
  password_hint: 'Au moins 12 caractères. Quelques mots sans rapport entre eux conviennent bien.',
  signup_submit: 'Créer le compte',
  signup_have_account: 'Vous avez déjà un compte ?',
  field_required: 'Veuillez remplir ce champ.',
  field_too_long: 'Ce texte est trop long.',
  email_invalid: 'Veuillez indiquer une adresse complète, par exemple nom@societe.fr.',
  email_taken:
    'Un compte existe déjà avec cette adresse. Connectez-vous ou choisissez un nouveau mot de passe.',
  password_too_short: 'Veuillez utiliser au moins 12 caractères.',
  password_too_long: 'Veuillez utiliser 200 caractères au plus.',
  password_too_simple: 'Ce mot de passe est facile à deviner. Veuillez en choisir un autre.',
  password_contains_email: 'Veuillez ne pas reprendre votre adresse e-mail dans le mot de passe.',
  password_mismatch: 'Les deux mots de passe diffèrent.',

  forgot_password_title: 'Choisir un nouveau mot de passe',
  forgot_password_intro:
    'Nous envoyons un lien à votre adresse e-mail. Il fonctionne une seule fois, pendant une heure.',
  forgot_password_submit: 'Envoyer le lien',
  forgot_password_sent_title: 'Consultez votre messagerie',
  forgot_password_sent:
    'Si un compte existe avec cette adresse, un lien vient d’être envoyé. Il fonctionne une seule fois, pendant une heure.',
  back_to_login: 'Retour à la connexion',

  reset_title: 'Choisir un nouveau mot de passe',
  reset_intro: 'Vous serez déconnecté partout.',
  new_password: 'Nouveau mot de passe',
  repeat_password: 'Nouveau mot de passe, une seconde fois',
  reset_submit: 'Enregistrer le mot de passe',
  reset_done_title: 'Votre mot de passe est modifié',
  reset_done: 'Vous êtes déconnecté partout. Veuillez vous connecter avec le nouveau mot de passe.',
  link_expired_title: 'Ce lien ne fonctionne plus',
  link_expired:
    'Il a déjà servi, il est trop ancien ou il est incomplet. Veuillez en demander un nouveau.',

  code_title: 'Se connecter avec un code',
  code_intro:
    'Nous envoyons six chiffres à votre adresse e-mail. Ils fonctionnent une seule fois, pendant dix minutes.',
  code_send: 'Envoyer le code',
  code_sent: 'Si l’adresse est exacte, un code vient d’être envoyé.',
  code: 'Code',
  code_hint: 'Six chiffres',
  code_submit: 'Se connecter',
  code_wrong: 'Ce code est incorrect ou trop ancien. Après cinq essais, il en faut un nouveau.',
  code_again: 'Envoyer un nouveau code',

  mfa_title: 'Une dernière étape',
  mfa_intro: 'Veuillez saisir les six chiffres affichés par votre application d’authentification.',
  mfa_code: 'Code de l’application',
  mfa_recovery_hint: 'Sans votre téléphone, saisissez l’un de vos codes de secours.',
  mfa_submit: 'Continuer',
  mfa_wrong: 'Ce code est incorrect ou a déjà servi. Veuillez attendre le suivant.',
  mfa_lost: 'Le délai est dépassé. Veuillez vous connecter à nouveau.',

  enrol_title: 'Connexion en deux étapes',
  enrol_intro:
    'Scannez l’image avec une application d’authentification, puis saisissez les six chiffres affichés.',
  enrol_qr_alt: 'Code QR pour l’application d’authentification',
  enrol_secret: 'Ou saisissez cette clé dans l’application',
  enrol_submit: 'Activer',
  enrol_wrong:
    'Ce code ne convient pas. Vérifiez l’heure de votre téléphone et essayez le suivant.',
  enrol_done_title: 'La connexion en deux étapes est active',
  enrol_done:
    'Conservez ces codes de secours en lieu sûr. Chacun fonctionne une fois, quand vous n’avez pas votre téléphone. Ils ne sont affichés que maintenant.',
  enrol_on: 'La connexion en deux étapes est active pour {name}.',
  enrol_remove: 'Désactiver',
  enrol_remove_hint:
    'Pour la désactiver, saisissez un code de l’application ou un code de secours.',
  enrol_removed_title: 'La connexion en deux étapes est désactivée',
  enrol_removed: 'Vous vous connectez avec votre seul mot de passe.',
  signed_out_title: 'Vous n’êtes pas connecté',
  signed_out: 'Veuillez d’abord vous connecter sur le site, puis revenir à cette page.',
  step_up:
    'Votre connexion date de plus d’un quart d’heure. Veuillez vous connecter à nouveau, puis revenir à cette page.',

  social_title: 'Se connecter avec {name}',
  social_intro:
    'Cette page remplace un fournisseur social dans l’installation d’exemple. Aucun compte réel de {name} n’est utilisé et aucun mot de passe n’est demandé.',
  social_pick: 'Continuer en tant que {name}',
  social_typed: 'Ou inventez une identité',
  social_full_name: 'Nom complet',
  social_submit: 'Continuer',

  error_title: 'Cela n’a pas fonctionné',
  error_intro: 'La connexion n’a pas pu aboutir. Veuillez retourner sur le site et réessayer.',
  error_expired:
    'Cette page est trop ancienne ou a été ouverte dans un autre navigateur. Veuillez retourner sur le site et vous connecter à nouveau.',
  error_callback: 'L’adresse de retour n’est pas connue de ce service.',
  error_returnto:
    'L’adresse de retour après déconnexion n’est pas connue de ce service. Vous n’y avez pas été envoyé.',
  error_not_found_title: 'Page introuvable',
  error_not_found: 'Il n’y a rien à cette adresse.',
  error_rate_title: 'Trop de demandes',
  error_rate: 'Veuillez patienter une minute et réessayer.',
  error_code: 'Code',
  logged_out_title: 'Vous êtes déconnecté',
  logged_out: 'Vous pouvez fermer cette page.',
  invitation_wrong:
    'Cette invitation est destinée à une autre adresse, a déjà servi ou est trop ancienne.',
  not_a_member: 'Ce compte n’est pas membre de {name}.',

  mail_greeting: 'Bonjour,',
  mail_signature: 'Aldermere',
  mail_verify_subject: 'Veuillez confirmer votre adresse e-mail',
  mail_verify:
    'pour confirmer que cette adresse est la vôtre, veuillez ouvrir le lien suivant. Il fonctionne une seule fois, pendant cinq jours :',
  mail_reset_subject: 'Choisir un nouveau mot de passe',
  mail_reset:
    'quelqu’un, sans doute vous, a demandé à choisir un nouveau mot de passe pour votre compte. Veuillez ouvrir le lien suivant. Il fonctionne une seule fois, pendant une heure :',
  mail_reset_ignore:
    'Si ce n’était pas vous, vous n’avez rien à faire : le mot de passe reste inchangé.',
  mail_code_subject: 'Votre code : {code}',
  mail_code:
    'votre code de connexion est {code}. Il fonctionne une seule fois, pendant dix minutes.',
  mail_link_subject: 'Votre lien de connexion',
  mail_link:
    'pour vous connecter, veuillez ouvrir le lien suivant. Il fonctionne une seule fois, pendant dix minutes :',
  mail_ignore: 'Si vous n’avez rien demandé, vous n’avez rien à faire.',
  mail_invitation_subject: '{name} vous invite',
  mail_invitation:
    'vous êtes invité à rejoindre {name}. Veuillez ouvrir le lien suivant pour accepter :',
  text_code: 'Votre code Aldermere est {code}. Il fonctionne une seule fois, pendant dix minutes.',
}
