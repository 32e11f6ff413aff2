import { __ } from '@wordpress/i18n';
import { SECTIONS } from '../outline';
import {
	AntispamCard,
	antispamTitle,
} from '../security/antispam/antispam-card';
import { BackupsCard, backupsTitle } from '../security/backups/backups-card';
import {
	FirewallCard,
	firewallLabel,
	firewallTitle,
} from '../security/firewall/firewall-card';
import { listsLabel } from '../security/firewall/firewall-lists';
import { MonitorLink } from '../security/monitor-link';
import { ProtectionCard, protectionTitle } from '../security/protection-card';
import {
	PING_ADDRESS,
	SelfCheckRow,
	selfCheckTexts,
} from '../security/self-check-row';
import { OwnProvider } from '../security/sign-on/own-provider';
import { signOnTestLabel } from '../security/sign-on/sign-on-test';
import { declareSection } from './settings-section';

export const securitySection = declareSection( SECTIONS.security, {
	heading: () =>
		__( 'Keep your site safe from attacks.', 'jetpack-dashboard' ),
	cards: {
		backups: {
			title: backupsTitle,
			keywords: [
				'backup',
				'restore',
				'scan',
				'malware',
				'threats',
				'vaultpress',
			],
			parts: [ 'site', 'rewind', 'scan', 'vaultpress' ],
			component: BackupsCard,
		},
		'own-backups': {
			title: () => __( 'Backups on this server', 'jetpack-dashboard' ),
			keywords: [ 'backup', 'restore', 'snapshot', 'database dump' ],
			rows: [
				{
					kind: 'module',
					slug: 'backups',
					label: () =>
						__(
							'Back up the database and the files to a folder of this server',
							'jetpack-dashboard'
						),
					help: () =>
						__(
							'Works without an account. The dashboard shows the last backup and lets you restore it. If the server is lost, so are these backups.',
							'jetpack-dashboard'
						),
					rows: [
						{
							kind: 'select',
							key: 'backups_frequency',
							label: () => __( 'Back up', 'jetpack-dashboard' ),
						},
						{
							kind: 'number',
							key: 'backups_kept',
							label: () =>
								__(
									'Number of backups to keep',
									'jetpack-dashboard'
								),
							min: 1,
						},
						{
							kind: 'number',
							key: 'backups_kept_days',
							label: () =>
								__(
									'Days to keep backups',
									'jetpack-dashboard'
								),
							min: 1,
						},
					],
				},
			],
		},
		monitor: {
			title: () => __( 'Downtime monitoring', 'jetpack-dashboard' ),
			keywords: [
				'uptime',
				'site down',
				'alert',
				'response time',
				'wp-cron',
				'heartbeat',
				'dead man’s switch',
				'health',
				'disk space',
				'certificate',
				'php errors',
			],
			moreTexts: selfCheckTexts,
			rows: [
				{
					kind: 'module',
					slug: 'monitor',
					label: () =>
						__(
							'Get alerts if your site goes offline',
							'jetpack-dashboard'
						),
					help: () =>
						__(
							'Sends an email when your site goes down, and another when it is back.',
							'jetpack-dashboard'
						),
					rows: [
						{
							kind: 'toggle',
							key: 'monitor_receive_notifications',
							label: () =>
								__( 'Send me an email', 'jetpack-dashboard' ),
						},
						{ kind: 'custom', component: MonitorLink },
					],
				},
				{
					kind: 'custom',
					component: SelfCheckRow,
					keys: [ PING_ADDRESS ],
				},
			],
		},
		antispam: {
			title: antispamTitle,
			keywords: [ 'akismet', 'antispam', 'spam', 'comments', 'api key' ],
			moreTexts: ( { antispamPlugin } ) => [
				antispamPlugin.description,
				antispamPlugin.url,
			],
			component: AntispamCard,
		},
		'spam-filter': {
			title: () => __( 'Spam filter', 'jetpack-dashboard' ),
			keywords: [ 'junk', 'honeypot', 'captcha', 'moderation' ],
			rows: [
				{
					kind: 'module',
					slug: 'spam-filter',
					label: () =>
						__(
							'Hold spam in comments, contact forms and registrations',
							'jetpack-dashboard'
						),
					help: () =>
						__(
							'Works without an account. Learns from what you approve and mark as spam. Does nothing while Akismet has a key.',
							'jetpack-dashboard'
						),
				},
			],
		},
		scanner: {
			title: () => __( 'Scanner', 'jetpack-dashboard' ),
			keywords: [ 'malware', 'virus', 'hacked', 'checksums' ],
			rows: [
				{
					kind: 'module',
					slug: 'scanner',
					label: () =>
						__(
							'Scan your site once a day for changed files, malicious code and weak spots',
							'jetpack-dashboard'
						),
					help: () =>
						__(
							'Works without an account. Changes and deletes nothing. The dashboard shows what it finds.',
							'jetpack-dashboard'
						),
				},
			],
		},
		firewall: {
			title: firewallTitle,
			keywords: [ 'block ip', 'allow list', 'blocked list', 'attack' ],
			moreTexts: () => [ firewallLabel(), listsLabel() ],
			component: FirewallCard,
		},
		protection: {
			title: protectionTitle,
			keywords: [ 'login', 'password', 'allow list', 'lockout' ],
			component: ProtectionCard,
		},
		sso: {
			title: () => __( 'Secure sign-on', 'jetpack-dashboard' ),
			keywords: [
				'single sign-on',
				'log in',
				'two-step',
				'2fa',
				'openid connect',
				'identity provider',
			],
			moreTexts: () => [ signOnTestLabel() ],
			rows: [
				{
					kind: 'module',
					slug: 'sso',
					label: () =>
						__(
							'Let users log in with their connected account',
							'jetpack-dashboard'
						),
					help: () =>
						__(
							'Adds a button to the login form, next to the username and password fields.',
							'jetpack-dashboard'
						),
					rows: [
						{
							kind: 'toggle',
							key: 'jetpack_sso_match_by_email',
							label: () =>
								__(
									'Match accounts by their email address',
									'jetpack-dashboard'
								),
						},
						{
							kind: 'toggle',
							key: 'jetpack_sso_require_two_step',
							label: () =>
								__(
									'Require two-step authentication',
									'jetpack-dashboard'
								),
						},
					],
				},
				{ kind: 'custom', component: OwnProvider },
			],
		},
	},
} );
