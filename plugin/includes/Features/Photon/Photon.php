<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;

defined( 'ABSPATH' ) || exit;

/** Adds the hooks of the image accelerator. */
final class Photon {

	public const MAKE_HOOK = 'jetpack_dashboard_images_make';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		Backend_Hooks::add(
			function (): void {
				add_action( self::MAKE_HOOK, fn() => $this->services->get( Maker::class )->run() );
				add_action( Addresses::CRON_HOOK, fn() => $this->services->get( Addresses::class )->check() );
				add_action( 'jetpack_deactivate_module_photon', array( self::class, 'stop' ) );
				add_action( 'init', array( Addresses::class, 'ensure_schedule' ) );
			}
		);
		add_filter( 'wp_delete_file', array( $this, 'forget_file' ) );
		add_filter( 'wp_update_attachment_metadata', array( $this, 'forget_edited' ), 10, 2 );

		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The signature is verified.
		if ( isset( $_GET[ Addresses::ROUTE ] ) ) {
			// Before the theme is loaded and posts are queried.
			add_action( 'setup_theme', array( $this->services->get( Addresses::class ), 'serve' ) );
			return;
		}

		$this->services->get( Page_Images::class )->register();
	}

	/** Deletes all copies, since no longer anything notices that an original was deleted. */
	public static function stop(): void {
		wp_clear_scheduled_hook( self::MAKE_HOOK );
		wp_clear_scheduled_hook( Addresses::CRON_HOOK );
		self::delete_all();
	}

	/** Deletes all copies and the queue. The key stays: cached pages may still have addresses of copies, which then lead to originals. */
	public static function delete_all(): void {
		$copies = Addresses::copies();

		foreach ( array_keys( $copies->all() ) as $folder ) {
			Copies::clear( $folder );
		}
		( new Queue( $copies ) )->clear();
		delete_option( Usage::OPTION );
	}

	/**
	 * Deletes the copies of a file that WordPress deletes.
	 *
	 * @param string $file
	 * @return string
	 */
	public function forget_file( $file ) {
		$path = Sources::of_site()->path_of_file( (string) $file );

		if ( null !== $path && 0 !== strpos( $path, Copies::FOLDER ) ) {
			Addresses::copies()->forget( $path );
		}

		return $file;
	}

	/**
	 * Deletes the copies of an image that was edited.
	 *
	 * @param array<string, mixed> $data
	 * @param int                  $id
	 * @return array<string, mixed>
	 */
	public function forget_edited( $data, $id ) {
		foreach ( array( wp_get_attachment_metadata( (int) $id, true ), $data ) as $meta ) {
			$file = is_array( $meta ) && is_string( $meta['file'] ?? null ) ? $meta['file'] : '';
			if ( '' === $file ) {
				continue;
			}

			$folder = '.' === dirname( $file ) ? '' : dirname( $file ) . '/';
			$names  = array_column( is_array( $meta['sizes'] ?? null ) ? $meta['sizes'] : array(), 'file' );
			foreach ( array_merge( array( basename( $file ) ), $names ) as $name ) {
				Addresses::copies()->forget( $folder . $name );
			}
		}

		return $data;
	}
}
