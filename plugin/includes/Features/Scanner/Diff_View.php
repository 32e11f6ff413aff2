<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Request_Number;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** What was changed in a file, on the scan page. */
final class Diff_View {

	private const ACTION = 'jetpack_dashboard_scan_diff';

	/** Query argument: compare with an earlier version from a backup. */
	private const EARLIER = 'earlier';

	private Threat_Diff $diff;

	public function __construct( Threat_Diff $diff ) {
		$this->diff = $diff;
	}

	/** @param array{id: int, place: string} $threat */
	public static function print_link( array $threat, bool $is_earlier = false ): void {
		$label = $is_earlier ? __( 'Compare with backup', 'jetpack-dashboard' ) : __( 'Show changes', 'jetpack-dashboard' );
		$query = array( 'diff' => $threat['id'] ) + ( $is_earlier ? array( self::EARLIER => '1' ) : array() );
		printf(
			'<a class="button jp-scan__changes" href="%s">%s <span class="screen-reader-text">%s</span></a> ',
			esc_url( wp_nonce_url( add_query_arg( $query, Subpage::url( Scan_Page::SLUG ) ), self::ACTION ) ),
			esc_html( $label ),
			esc_html( $threat['place'] )
		);
	}

	/**
	 * Prints the changes that the page's address asks for. Has a nonce, because it may download a package.
	 *
	 * @throws Storage_Error
	 */
	public function print(): void {
		if ( ! isset( $_GET['diff'], $_GET['_wpnonce'] ) || ! wp_verify_nonce( sanitize_key( $_GET['_wpnonce'] ), self::ACTION ) ) {
			return;
		}
		$diff = $this->diff->of( Request_Number::of( absint( $_GET['diff'] ) ), isset( $_GET[ self::EARLIER ] ) );
		if ( is_wp_error( $diff ) ) {
			wp_admin_notice( esc_html( $diff->get_error_message() ), array( 'type' => 'error' ) );
			return;
		}
		/* translators: %s: path of a file. */
		echo '<h2>' . esc_html( sprintf( __( 'Changes in %s', 'jetpack-dashboard' ), $diff['place'] ) ) . '</h2>';
		if ( '' !== $diff['backup'] ) {
			/* translators: %s: date and time. */
			echo '<p>' . esc_html( sprintf( __( 'Compared with the version in the backup of %s.', 'jetpack-dashboard' ), Backups::date( $diff['backup'] ) ) ) . '</p>';
		}
		if ( $diff['is_cut'] ) {
			echo '<p>' . esc_html__( 'There are more changes than can be shown here.', 'jetpack-dashboard' ) . '</p>';
		} elseif ( '' === $diff['html'] ) {
			echo '<p>' . esc_html__( 'Only spaces and line ends were changed.', 'jetpack-dashboard' ) . '</p>';
		}
		echo '' === $diff['html'] ? '' : '<div class="jp-scan__diff">' . wp_kses_post( $diff['html'] ) . '</div>';
		if ( '' !== $diff['backup'] && Scan_Access::can_change_files() ) {
			$fields = array(
				'id'     => Request_Number::of( absint( $_GET['diff'] ) ),
				'backup' => $diff['backup'],
			);
			Scan_Form::print( Scan_Actions::RESTORE, $fields, __( 'Restore this version', 'jetpack-dashboard' ), $diff['place'] );
		}
	}
}
