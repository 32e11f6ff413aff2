<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Request_Number;

defined( 'ABSPATH' ) || exit;

/** Sends a file of a message to users who can read the message. Browsers save it and never show it on the site's own address. */
class File_Download {

	private const ACTION = 'jetpack_dashboard_message_file';

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'send' ) );
	}

	public static function url( int $id, int $index ): string {
		return add_query_arg(
			array(
				'action'   => self::ACTION,
				'message'  => $id,
				'file'     => $index,
				'_wpnonce' => wp_create_nonce( self::ACTION . "_$id" ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	public function send(): void {
		$id    = isset( $_GET['message'] ) ? Request_Number::of( absint( $_GET['message'] ) ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Verified below, with the id.
		$index = isset( $_GET['file'] ) ? Request_Number::of( absint( $_GET['file'] ) ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Verified below, with the id.
		check_admin_referer( self::ACTION . "_$id" );
		$post = get_post( $id );
		if ( ! $post || Messages::TYPE !== $post->post_type || ! current_user_can( 'edit_post', $id ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}

		$file = Message_Data::of( $post )['files'][ $index ] ?? null;
		$path = $file ? Uploaded_Files::path( $file['stored'] ) : '';
		if ( ! $file || '' === $path ) {
			wp_die( esc_html__( 'This file no longer exists.', 'jetpack-dashboard' ), '', array( 'response' => 404 ) );
		}

		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		nocache_headers();
		header( 'Content-Type: application/octet-stream' );
		header( 'Content-Disposition: ' . self::disposition( $file['name'] ) );
		header( 'Content-Length: ' . (int) filesize( $path ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( "Content-Security-Policy: sandbox; default-src 'none'" );
		header( 'X-Robots-Tag: noindex' );
		readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Doesn't load the file into memory.
		exit;
	}

	/** The name as ASCII, and as UTF-8 (RFC 6266). */
	private static function disposition( string $name ): string {
		$ascii = (string) preg_replace( '/[^A-Za-z0-9._ -]/', '_', remove_accents( $name ) );

		return sprintf( "attachment; filename=\"%s\"; filename*=UTF-8''%s", $ascii, rawurlencode( $name ) );
	}
}
