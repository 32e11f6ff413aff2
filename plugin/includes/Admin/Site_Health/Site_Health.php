<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Site_Health;

use Jetpack_Dashboard\Admin\Debugger\Plugin_Section;
use Jetpack_Dashboard\Admin\Debugger\Report;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;
use Jetpack_Dashboard\Kernel\Redaction;
use Jetpack_Dashboard\Modules\Feature_Files;

defined( 'ABSPATH' ) || exit;

/** Adds tests and debug information to WordPress's Site Health page. */
final class Site_Health {

	/** Prefix of test ids. */
	private const PREFIX = 'jetpack-dashboard-';

	/** Followed by a test's id: the AJAX action that WordPress's script calls. */
	private const ACTION = 'health-check-';

	private const TESTS = array(
		'connection'      => Connection_Health::class,
		'background-work' => Cron_Health::class,
		'proxy'           => Proxy_Health::class,
		'uploads'         => Uploads_Health::class,
		'mail'            => Mail_Health::class,
	);

	private Feature_Files $features;
	private Container $services;

	public function __construct( Feature_Files $features, Container $services ) {
		$this->features = $features;
		$this->services = $services;
	}

	/** WordPress also runs the tests weekly, by cron. Creates nothing until then. */
	public static function register( Container $services ): void {
		add_filter( 'site_status_tests', $services->method( self::class, 'add_tests' ) );
		add_filter( 'debug_information', $services->method( self::class, 'add_information' ) );
		if ( wp_doing_ajax() ) {
			add_action( 'admin_init', $services->method( self::class, 'register_ajax' ) );
		}
	}

	/** WordPress calls slow tests by admin-ajax.php. */
	public function register_ajax(): void {
		// phpcs:ignore WordPress.Security -- Compared only; respond() checks the nonce.
		$action = (string) ( is_string( $_REQUEST['action'] ?? null ) ? $_REQUEST['action'] : '' );
		if ( 0 !== strpos( $action, self::ACTION . self::PREFIX ) ) {
			return;
		}
		foreach ( $this->tests() as $id => $test ) {
			if ( $test->is_slow() ) {
				add_action( 'wp_ajax_' . self::ACTION . $id, fn() => $this->respond( $id, $test ) );
			}
		}
	}

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public function add_tests( $tests ): array {
		foreach ( $this->tests() as $id => $test ) {
			if ( ! $test->applies() ) {
				continue;
			}
			$run = fn(): array => $this->result( $id, $test->run() );

			$tests[ $test->is_slow() ? 'async' : 'direct' ][ $id ] = array( 'label' => $test->label() ) + (
				$test->is_slow()
					? array(
						'test'              => $id,
						'has_rest'          => false,
						'async_direct_test' => $run,
					)
					: array( 'test' => $run )
			);
		}

		return $tests;
	}

	/**
	 * The facts of the debug report. WordPress adds its own about the server and the plugins.
	 *
	 * @param array<string, array<string, mixed>> $information
	 * @return array<string, array<string, mixed>>
	 */
	public function add_information( $information ): array {
		$fields = array();

		foreach ( $this->services->get( Plugin_Section::class )->fields() as $title => $values ) {
			foreach ( $values as $label => $value ) {
				$fields[ sanitize_key( "$title-$label" ) ] = array(
					'label' => "$title: $label",
					'value' => Redaction::without_addresses( Report::value_text( $value ) ),
				);
			}
		}

		$information['jetpack-dashboard'] = array(
			'label'       => __( 'Jetpack Dashboard', 'jetpack-dashboard' ),
			'description' => __( 'Modules, connection, scheduled work and protection. Contains no passwords, keys, tokens or email addresses.', 'jetpack-dashboard' ),
			'fields'      => $fields,
		);

		return $information;
	}

	private function respond( string $id, Health_Test $test ): void {
		check_ajax_referer( 'health-check-site-status' );
		if ( ! current_user_can( 'view_site_health_checks' ) || ! $test->applies() ) {
			wp_send_json_error( null, 403 );
		}

		wp_send_json_success( $this->result( $id, $test->run() ) );
	}

	/** @return array<string, mixed> In WordPress's format. */
	private function result( string $id, Finding $finding ): array {
		$action = $finding->action;

		return array(
			'test'        => $id,
			'status'      => $finding->status,
			'label'       => $finding->title,
			'badge'       => array(
				'label' => __( 'Jetpack Dashboard', 'jetpack-dashboard' ),
				'color' => 'green',
			),
			'description' => implode( '', array_map( static fn( string $text ): string => '<p>' . esc_html( $text ) . '</p>', $finding->paragraphs ) ),
			'actions'     => $action ? sprintf( '<p><a href="%s">%s</a></p>', esc_url( $action['url'] ), esc_html( $action['label'] ) ) : '',
		);
	}

	/** @return array<string, Health_Test> By id. */
	private function tests(): array {
		$classes = self::TESTS;
		foreach ( $this->features->all() as $feature ) {
			$classes += $feature->health_tests();
		}

		$tests = array();
		foreach ( $classes as $id => $class_name ) {
			$tests[ self::PREFIX . $id ] = $this->services->get( $class_name );
		}

		return $tests;
	}
}
