/** Functions for the PHP of the tables. */
export const HELPERS = `
namespace Jetpack_Dashboard;
wp_set_current_user( 1 );
$get = static fn( string $class ) => Plugin::container()->get( __NAMESPACE__ . '\\\\' . $class );
$find = static function ( $data, string $key ) {
	$found = null;
	$data  = json_decode( wp_json_encode( $data ), true );
	array_walk_recursive( $data, static function ( $value, $name ) use ( $key, &$found ): void {
		$found = $key === $name ? $value : $found;
	} );
	return $found;
};
$call = static function ( string $method, string $route, array $body = array() ) {
	$request = new \\WP_REST_Request( $method, "/jetpack/v4/$route" );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( wp_json_encode( $body ) );
	return rest_do_request( $request )->get_data();
};
$with = static function ( string $hook, $filtered, callable $read ) {
	$filter = $filtered instanceof \\Closure ? $filtered : static fn() => $filtered;
	add_filter( $hook, $filter, PHP_INT_MAX, 4 );
	try {
		return $read();
	} catch ( \\Throwable $error ) {
		return get_class( $error ) . ': ' . $error->getMessage();
	} finally {
		remove_filter( $hook, $filter, PHP_INT_MAX );
	}
};
$private = static function ( $object, string $method ) {
	$reflection = new \\ReflectionMethod( $object, $method );
	$reflection->setAccessible( true );
	return $reflection->invoke( is_object( $object ) ? $object : null );
};`;

/** Each hook with PHP for its value, PHP that reads the effect, and the effect. */
export const FILTERS: [
	hook: string,
	value: string,
	effect: string,
	is: unknown,
][] = [
	[
		'jetpack_dashboard_use_my_jetpack_licensing_ui',
		'false',
		"$find( $get( 'Admin\\Offer_State' )->to_array(), 'useMyJetpackLicensingUI' )",
		false,
	],
	[
		'jetpack_development_version',
		'true',
		"Admin\\Page_State::is_dev_version( '1.0.0' )",
		true,
	],
	[
		'jetpack_show_backups',
		'false',
		"$find( $get( 'Admin\\Site_State' )->to_array(), 'showBackups' )",
		false,
	],
	[
		'jetpack_my_jetpack_should_initialize',
		'true',
		"$find( $get( 'Admin\\Site_State' )->to_array(), 'showMyJetpack' )",
		true,
	],
	[
		'react_connection_errors_initial_state',
		"array( array( 'code' => 'hook' ) )",
		"$find( $get( 'Connection\\Connection_State' )->to_array(), 'code' )",
		'hook',
	],
	[
		'jetpack_connection_status',
		"array( 'isActive' => 'hook' )",
		"$get( 'Provider\\Connection_Status' )->to_array( 1 )['isActive']",
		'hook',
	],
	[
		'jetpack_is_connection_ready',
		'true',
		"$get( 'Provider\\Connection_Status' )->is_registered()",
		true,
	],
	[
		'jetpack_dismissed_notices',
		"array( 'hook' => true )",
		"$get( 'Settings\\Dismissed_Notices' )->all( 1 )",
		{ hook: true },
	],
	[
		'jetpack_get_default_modules',
		"array( 'protect' )",
		"$get( 'Modules\\Module_Defaults' )->slugs()",
		[ 'protect' ],
	],
	[
		'option_jetpack_active_modules',
		"static fn( $slugs ) => array_merge( $slugs, array( 'markdown' ) )",
		"in_array( 'markdown', $get( 'Modules\\Module_Switches' )->on(), true )",
		true,
	],
	[
		'jetpack_dashboard_switch_module_protect',
		"new \\WP_Error( 'hook' )",
		"$get( 'Modules\\Module_Switches' )->refusal( 'protect', true )->get_error_code()",
		'hook',
	],
	[
		'jetpack_dashboard_apply_post_by_email_address',
		"new \\WP_Error( 'hook', 'Refused by the hook' )",
		"false !== strpos( wp_json_encode( $call( 'POST', 'settings', array( 'post_by_email_address' => 'create' ) ) ), 'Refused by the hook' )",
		true,
	],
	[
		'jetpack_dashboard_pre_store_advanced_seo_front_page_description',
		"new \\WP_Error( 'hook', 'Refused by the hook' )",
		"false !== strpos( wp_json_encode( $call( 'POST', 'settings', array( 'advanced_seo_front_page_description' => 'Text' ) ) ), 'Refused by the hook' )",
		true,
	],
	[
		'jetpack_dashboard_post_by_email_address',
		"'hook@example.org'",
		"$find( $call( 'GET', 'settings' ), 'post_by_email_address' )",
		'hook@example.org',
	],
	[
		'jetpack_dashboard_contact_form_limit',
		'0',
		"$get( 'Features\\Contact_Form\\Sender_Limit' )->allows()",
		false,
	],
	[
		'jetpack_dashboard_sign_ups_per_hour',
		'0',
		"$get( 'Features\\Subscriptions\\Limits' )->allows_visitor()",
		false,
	],
	[
		'jetpack_dashboard_confirmations_per_hour',
		'0',
		"$get( 'Features\\Subscriptions\\Limits' )->allows_confirmation( 1000, false )",
		false,
	],
	[
		'jetpack_dashboard_similar_posts',
		'array( $other )',
		"false !== strpos( wp_json_encode( $get( 'Features\\Related_Posts\\Finder' )->find( get_post( $id ), 3, false ) ), 'Another hook' )",
		true,
	],
	[
		'jetpack_dashboard_related_posts_query',
		"static fn( $query ) => array( 'post_type' => 'hook' ) + $query",
		"$with( 'jetpack_dashboard_similar_posts', array( $other ), static fn() => $get( 'Features\\Related_Posts\\Finder' )->find( get_post( $id ), 3, false ) )",
		[],
	],
	[
		'jetpack_dashboard_search_fields',
		"array( 'title' => '<b>hook</b>' )",
		"$get( 'Features\\Search\\Post_Text' )->fields( get_post( $id ) )",
		{ title: 'hook' },
	],
	[
		'jetpack_dashboard_search_query',
		"static fn( $query ) => array( 'post__in' => array( 0 ) ) + $query",
		"$get( 'Features\\Search\\Results' )->find( 'hook', '', 0, '', 1 )['total']",
		0,
	],
	[
		'jetpack_seo_front_page_description_max_length',
		'4',
		"( $get( 'Settings\\Settings_Store' )->update( 'advanced_seo_front_page_description', 'Long text' ) || true ) ? $private( $get( 'Features\\Seo_Tools\\Seo_Tools' ), 'front_page_description' ) : ''",
		'Long',
	],
	[
		'jetpack_dashboard_stats_tables',
		`array( new class() implements Kernel\\Statistics\\Report_Table {
	public function name(): string { return 'hook'; }
	public function title(): string { return ''; }
	public function note(): string { return ''; }
	public function empty_text(): string { return ''; }
	public function columns(): array { return array(); }
	public function rows( Kernel\\Statistics\\Report_Range $range ): array { return array(); }
	public function file_columns(): array { return array(); }
	public function file_pages( Kernel\\Statistics\\Report_Range $range ): \\Generator { yield ''; }
} )`,
		"isset( $get( 'Features\\Stats\\Added_Tables' )->all()['hook'] )",
		true,
	],
	[
		'jetpack_dashboard_stats_referrers_per_address',
		'7',
		"$private( Features\\Stats\\Referrers::class, 'hosts_per_sender' )",
		7,
	],
	[
		'jetpack_dashboard_can_watch_video',
		'false',
		"$with( 'get_post_metadata', static fn( $value, $post, $key ) => false !== strpos( (string) $key, 'jetpack' ) ? array( 'private' ) : $value, static fn() => $get( 'Features\\Videopress\\Videos' )->can_watch( $id ) )",
		false,
	],
	[
		'jetpack_dashboard_firewall_editor_nonces',
		'static fn( $actions, $script, $action ) => array( "$script $action" )',
		"$private( new Features\\Waf\\Editor_Request( array( 'SCRIPT_NAME' => '/admin-ajax.php' ), array( 'action' => 'hook' ), array() ), 'actions' )",
		[ 'admin-ajax.php hook' ],
	],
	[
		'jetpack_dashboard_waf_bootstrap_path',
		"'/hook.php'",
		"$find( $get( 'Features\\Waf\\Waf_Controller' )->read()->get_data(), 'bootstrapPath' )",
		'/hook.php',
	],
	[
		'jetpack_dashboard_has_waf_rules_access',
		'true',
		"$find( $get( 'Features\\Waf\\Waf_Controller' )->read()->get_data(), 'hasRulesAccess' )",
		true,
	],
];

/** Each action with PHP that makes it fire, and its arguments. */
export const ACTIONS: [ hook: string, cause: string, args: string ][] = [
	[ 'jetpack_dashboard_register_routes', 'rest_get_server()', '[""]' ],
	[
		'jetpack_dashboard_noted',
		"Kernel\\Notes\\Note_Hooks::announce( 'hook', 'read', 1 )",
		'["hook","read",1]',
	],
	[
		'jetpack_dashboard_liked',
		"$get( 'Kernel\\Likes\\Likes' )->set( 'post', $id, true )",
		'["post",$id,1,1]',
	],
];
