<?php
/**
 * Plugin Name: Sandbox
 * Description: Catches mail, shifts the clock, allows application passwords over plain HTTP, guards the linked plugin. Only ever on a site that tests/sandbox made.
 */

defined( 'ABSPATH' ) || exit;

/*
 * The plugin reads the time through one filter; the harness writes the offset.
 */
add_filter(
	'jetpack_dashboard_now',
	static function ( $now ) {
		$file = SANDBOX_STATE_DIR . '/clock-offset';
		return is_file( $file ) ? (int) $now + (int) file_get_contents( $file ) : $now;
	}
);

/*
 * No mail leaves: each one becomes a file, named so that they sort by time. If
 * a test has started an SMTP server (smtp-server.ts), it gets them instead.
 */
if ( is_file( SANDBOX_STATE_DIR . '/smtp-port' ) ) {
	add_filter(
		'wp_mail_from',
		static function ( $from ) {
			// WordPress's own address has no domain here, which PHPMailer refuses.
			return 'wordpress@127.0.0.1' === $from ? 'wordpress@example.org' : $from;
		}
	);
	add_action(
		'phpmailer_init',
		static function ( $mailer ) {
			$mailer->isSMTP();
			$mailer->Host        = '127.0.0.1';
			$mailer->Port        = (int) file_get_contents( SANDBOX_STATE_DIR . '/smtp-port' );
			$mailer->SMTPAuth    = false;
			$mailer->SMTPAutoTLS = false;
			$mailer->Timeout     = 10;
		}
	);
} else {
	add_filter(
		'pre_wp_mail',
		static function ( $sent, $mail ) {
			$folder = SANDBOX_STATE_DIR . '/mails';
			wp_mkdir_p( $folder );
			$name = sprintf( '%s/%.6F-%s', $folder, microtime( true ), wp_generate_password( 6, false ) );
			$body = wp_json_encode(
				array(
					'to'          => is_array( $mail['to'] ) ? array_values( $mail['to'] ) : array_map( 'trim', explode( ',', $mail['to'] ) ),
					'subject'     => $mail['subject'],
					'message'     => $mail['message'],
					'headers'     => is_array( $mail['headers'] ) ? array_values( $mail['headers'] ) : array_values( array_filter( array_map( 'trim', explode( "\n", (string) $mail['headers'] ) ) ) ),
					'attachments' => array_values( (array) $mail['attachments'] ),
					'time'        => gmdate( 'c' ),
				)
			);
			// Renamed when whole, so that a reader never sees half a mail.
			file_put_contents( $name . '.part', $body );
			return rename( $name . '.part', $name . '.json' );
		},
		10,
		2
	);
}

/*
 * Asking for updates would fail, as outgoing HTTP is blocked, and would wipe
 * the update that a test has put in place.
 */
add_action(
	'init',
	static function () {
		remove_action( 'admin_init', '_maybe_update_core' );
		remove_action( 'admin_init', '_maybe_update_plugins' );
		remove_action( 'admin_init', '_maybe_update_themes' );
		foreach ( array( 'load-plugins.php', 'load-update.php', 'load-update-core.php', 'wp_update_plugins' ) as $hook ) {
			remove_action( $hook, 'wp_update_plugins' );
		}
		foreach ( array( 'load-themes.php', 'load-update.php', 'load-update-core.php', 'wp_update_themes' ) as $hook ) {
			remove_action( $hook, 'wp_update_themes' );
		}
		remove_action( 'wp_version_check', 'wp_version_check' );
		remove_action( 'wp_maybe_auto_update', 'wp_maybe_auto_update' );
	}
);

/*
 * Nor are translations looked for: those that came with WordPress are there.
 */
add_filter(
	'translations_api',
	static function () {
		return array( 'translations' => array() );
	}
);

/*
 * A real hash takes a twentieth of a second, for each of a thousand logins.
 */
add_filter(
	'wp_hash_password_options',
	static function () {
		return array( 'cost' => 4 );
	}
);

/*
 * WordPress refuses application passwords on plain HTTP, but their failed
 * logins have to be tested.
 */
add_filter( 'wp_is_application_passwords_available', '__return_true' );

/*
 * wp_safe_remote_get() knows three ports only; the account service of a
 * scenario listens on another.
 */
add_filter(
	'http_allowed_safe_ports',
	static function ( $ports ) {
		if ( defined( 'JETPACK_ACCOUNT_SERVICE_URL' ) ) {
			$ports[] = (int) wp_parse_url( JETPACK_ACCOUNT_SERVICE_URL, PHP_URL_PORT );
		}
		return $ports;
	}
);

/*
 * WordPress lets any port of this machine through; we let nothing through but
 * the account service, by whatever means it is configured, the site itself,
 * the stand-ins of public-services.php, and the servers of a test.
 */
add_filter(
	'pre_http_request',
	static function ( $response, $arguments, $url ) {
		$origin  = static function ( $address ) {
			$parts = wp_parse_url( (string) $address );
			return strtolower( ( $parts['scheme'] ?? '' ) . '://' . ( $parts['host'] ?? '' ) . ':' . ( $parts['port'] ?? '' ) );
		};
		$service = apply_filters( 'jetpack_dashboard_account_service_url', defined( 'JETPACK_ACCOUNT_SERVICE_URL' ) ? JETPACK_ACCOUNT_SERVICE_URL : '' );
		$open    = array_map( $origin, array_merge( array( $service, home_url(), SANDBOX_PUBLIC_SERVICES_URL ), apply_filters( 'sandbox_open_servers', array() ) ) );
		if ( false !== $response || in_array( $origin( $url ), $open, true ) ) {
			return $response;
		}
		return new WP_Error( 'http_request_not_executed', 'The sandbox lets nothing out but calls to the account service.' );
	},
	99,
	3
);

/*
 * The plugin is a link to the sources: deleting it on the Plugins screen takes
 * the link away and never what it points to, and an update doesn't replace it.
 */
add_action(
	'delete_plugin',
	static function ( $plugin ) {
		$folder = WP_PLUGIN_DIR . '/' . dirname( $plugin );
		if ( is_link( $folder ) ) {
			unlink( $folder );
		}
	}
);
add_filter(
	'upgrader_pre_install',
	static function ( $response, $hook_extra ) {
		$plugin = isset( $hook_extra['plugin'] ) ? dirname( $hook_extra['plugin'] ) : '';
		if ( '' !== $plugin && is_link( WP_PLUGIN_DIR . '/' . $plugin ) ) {
			return new WP_Error( 'sandbox_linked_plugin', 'This plugin is a link to its sources: it is not updated here.' );
		}
		return $response;
	},
	10,
	2
);
