/** Generated from the PHP declarations by `npm run docs:tables`: don't edit it. */
export const SETTING_MARKS = {
	'contact-form': [ 'reloads-page' ],
	masterbar: [ 'reloads-page' ],
	jetpack_portfolio: [ 'reloads-page' ],
	jetpack_testimonial: [ 'reloads-page' ],
	monitor_ping_address: [ 'secret' ],
	monitor_health_address: [ 'action', 'secret' ],
	post_by_email_address: [ 'action', 'secret' ],
	search_auto_config: [ 'action' ],
	wordpress_api_key: [ 'secret' ],
	dismiss_dash_app_card: [ 'silent' ],
	dismiss_empty_stats_card: [ 'silent' ],
	custom: [ 'action' ],
	sharing_delete_service: [ 'action' ],
} as const;
