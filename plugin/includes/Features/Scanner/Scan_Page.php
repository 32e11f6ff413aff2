<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Page_Progress;
use Jetpack_Dashboard\Kernel\Admin\Result_Notice;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** What the last scan found, what to do about it, and a button to scan. Works without JavaScript. */
final class Scan_Page implements Subpage_Body {

	public const SLUG = 'jetpack-scan';

	private const HANDLE = 'jetpack-dashboard-scan';

	private Report $report;
	private Threats $threats;
	private Quarantine $quarantine;
	private Diff_View $diff;
	private Earlier_Version $earlier;
	private Module_Registry $modules;
	private Plugin_Files $files;

	public function __construct( Report $report, Threats $threats, Quarantine $quarantine, Diff_View $diff, Earlier_Version $earlier, Module_Registry $modules, Plugin_Files $files ) {
		$this->report     = $report;
		$this->threats    = $threats;
		$this->quarantine = $quarantine;
		$this->diff       = $diff;
		$this->earlier    = $earlier;
		$this->modules    = $modules;
		$this->files      = $files;
	}

	public function prepare(): void {
		Page_Progress::enqueue( $this->files );
		add_action(
			'admin_enqueue_scripts',
			function (): void {
				$url = $this->files->url( 'includes/Features/Scanner/assets/' );
				wp_enqueue_style( self::HANDLE, $url . 'scan-page.css', array(), JETPACK_DASHBOARD_VERSION );
			}
		);
	}

	public function render(): void {
		echo '<div class="wrap jp-scan"><h1>' . esc_html__( 'Scan', 'jetpack-dashboard' ) . '</h1><hr class="wp-header-end">';
		if ( ! $this->modules->is_active( Scanner_Controller::SLUG ) || ! Scan_Access::is_here() ) {
			wp_admin_notice( esc_html__( 'The scanner is not active.', 'jetpack-dashboard' ), array( 'type' => 'info' ) );
			self::print_purpose();
			echo '<p><a class="button" href="' . esc_url( Subpage::url( 'jetpack' ) . '#/security' ) . '">' . esc_html__( 'Security settings', 'jetpack-dashboard' ) . '</a></p>';
			echo '</div>';
			return;
		}

		$result = ( new Flash( Scan_Actions::FLASH ) )->take();
		foreach ( array( 'success', 'error' ) as $type ) {
			if ( is_string( $result[ $type ] ?? null ) ) {
				Result_Notice::print( $result[ $type ], $type );
			}
		}
		try {
			$report = $this->report->get();
			$rows   = $this->threats->all();
			$this->diff->print();
			self::print_status( $report );
			$this->print_lists( $rows, $report );
			Quarantine_List::print( $this->quarantine->all() );
			Feed_View::print_settings( (string) ( $result[ Scan_Actions::FEED_ERROR ] ?? '' ), (string) ( $result[ Scan_Actions::REFUSED ] ?? '' ) );
		} catch ( Storage_Error $error ) {
			wp_admin_notice( esc_html__( 'A database error occurred. Try again.', 'jetpack-dashboard' ), array( 'type' => 'error' ) );
		}
		echo '</div>';
	}

	private static function print_purpose(): void {
		echo '<p>' . esc_html__( 'Compares the files of WordPress and of your plugins with the published ones, looks for code that attackers use in files, posts and settings, and names weak spots of your site. Runs once a day, on your site alone.', 'jetpack-dashboard' ) . '</p>';
	}

	/** @param array<string, mixed> $report */
	private static function print_status( array $report ): void {
		self::print_purpose();
		if ( $report['is_running'] ) {
			Page_Progress::print(
				Scanner_Controller::SCAN_PATH,
				/* translators: %s: number of files. */
				__( 'A scan is in progress. Files so far: %s. It continues if you leave this page.', 'jetpack-dashboard' ),
				$report['files']
			);
			return;
		}

		$status = __( 'Your site hasn’t been scanned yet.', 'jetpack-dashboard' );
		if ( $report['finished_at'] > 0 ) {
			/* translators: 1: date and time. 2: number of files. */
			$status = sprintf( _n( 'Last scan: %1$s, %2$s file.', 'Last scan: %1$s, %2$s files.', $report['expected_files'], 'jetpack-dashboard' ), (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $report['finished_at'] ), number_format_i18n( $report['expected_files'] ) );
		}
		if ( $report['unreadable'] > 0 ) {
			/* translators: %s: number of files. */
			$status .= ' ' . sprintf( _n( '%s file couldn’t be read.', '%s files couldn’t be read.', $report['unreadable'], 'jetpack-dashboard' ), number_format_i18n( $report['unreadable'] ) );
		}
		if ( $report['finished_at'] > 0 && ! $report['has_core_list'] ) {
			$status .= ' ' . __( 'WordPress.org’s list of files couldn’t be loaded. Without it, WordPress’s files are only compared with the scan before.', 'jetpack-dashboard' );
		}
		?>
		<p class="jp-scan__status jp-progress-result"><?php echo esc_html( $status ); ?></p>
		<?php
		if ( $report['finished_at'] > 0 ) {
			echo '<p class="description">' . esc_html__( 'There are no published files of themes to compare with. Their files are checked for code that attackers use, and for changes since the scan before.', 'jetpack-dashboard' ) . '</p>';
		}
		?>
		<?php Scan_Form::open( Scan_Actions::SCAN ); ?>
			<p>
				<button class="button button-primary"><?php esc_html_e( 'Scan now', 'jetpack-dashboard' ); ?></button>
				<button class="button" name="full" value="1"><?php esc_html_e( 'Scan all files again', 'jetpack-dashboard' ); ?></button>
			</p>
		</form>
		<?php
	}

	/**
	 * @param array<int, array{id: int, kind: string, code: string, place: string, detail: string, version: string, is_ignored: bool, found_at: int}> $rows
	 * @param array<string, mixed>                                                                                                                    $report
	 */
	private function print_lists( array $rows, array $report ): void {
		$lists      = array(
			array( __( 'Threats', 'jetpack-dashboard' ), static fn( array $row ): bool => ! $row['is_ignored'] && Threat::WEAKNESS !== $row['kind'] ),
			array( __( 'Weak spots', 'jetpack-dashboard' ), static fn( array $row ): bool => ! $row['is_ignored'] && Threat::WEAKNESS === $row['kind'] ),
			array( __( 'Ignored', 'jetpack-dashboard' ), static fn( array $row ): bool => $row['is_ignored'] ),
		);
		$restorable = Threat_Fixes::restorable( $rows );
		foreach ( $lists as $index => list( $title, $filter ) ) {
			$chosen = array_filter( $rows, $filter );
			if ( ! $chosen && ( 0 !== $index || 0 === $report['finished_at'] ) ) {
				continue;
			}
			echo '<h2>' . esc_html( $title ) . '</h2>';
			if ( ! $chosen ) {
				echo '<p>' . esc_html( $report['is_running'] ? __( 'The last scan found no threats.', 'jetpack-dashboard' ) : __( "No threats found, you're good to go!", 'jetpack-dashboard' ) ) . '</p>';
				continue;
			}
			?>
			<table class="widefat striped jp-list jp-scan__list">
				<caption class="screen-reader-text"><?php echo esc_html( $title ); ?></caption>
				<thead>
					<tr>
						<th scope="col"><?php esc_html_e( 'What', 'jetpack-dashboard' ); ?></th>
						<th scope="col"><?php esc_html_e( 'Where', 'jetpack-dashboard' ); ?></th>
						<th scope="col"><?php esc_html_e( 'Found', 'jetpack-dashboard' ); ?></th>
						<th scope="col"><span class="screen-reader-text"><?php esc_html_e( 'Actions', 'jetpack-dashboard' ); ?></span></th>
					</tr>
				</thead>
				<tbody>
				<?php
				foreach ( self::by_file( $chosen ) as $signs ) {
					$this->print_row( $signs, $restorable ); }
				?>
				</tbody>
			</table>
			<?php
		}
		if ( Threats::are_cut( $rows ) ) {
			/* translators: %s: number of threats. */
			echo '<p>' . esc_html( sprintf( __( 'Only the first %s are listed.', 'jetpack-dashboard' ), number_format_i18n( count( $rows ) ) ) ) . '</p>';
		}
	}

	/**
	 * One file may have several signs: what can be done is done to the file.
	 *
	 * @param array<int, array{id: int, kind: string, code: string, place: string, detail: string, version: string, is_ignored: bool, found_at: int}> $rows
	 * @return array<string, non-empty-list<array{id: int, kind: string, code: string, place: string, detail: string, version: string, is_ignored: bool, found_at: int}>>
	 */
	private static function by_file( array $rows ): array {
		$files = array();
		foreach ( $rows as $row ) {
			$files[ Threat::FILE === $row['kind'] ? "file {$row['place']}" : "threat {$row['id']}" ][] = $row;
		}

		return $files;
	}

	/**
	 * @param non-empty-list<array{id: int, kind: string, code: string, place: string, detail: string, version: string, is_ignored: bool, found_at: int}> $signs      In one file, or one other threat.
	 * @param array<string, true>                                                                                                                         $restorable Places of files that have an original.
	 */
	private function print_row( array $signs, array $restorable ): void {
		$row       = $signs[0];
		$deletable = array_values( array_filter( $signs, static fn( array $sign ): bool => Threat_Fixes::can_delete( $sign, $restorable ) ) );
		$earlier   = array_values( array_filter( $signs, fn( array $sign ): bool => $this->earlier->can_exist( $sign['kind'], $sign['code'], $sign['place'] ) ) );
		?>
		<tr>
			<td>
				<?php
				$advice = '';
				foreach ( $signs as $sign ) {
					// Most signs in code have the same advice.
					self::print_sign( $sign, $advice );
					$advice = Threat_Texts::advice( $sign['code'], $sign['kind'] );
				}
				?>
			</td>
			<td data-label="<?php esc_attr_e( 'Where', 'jetpack-dashboard' ); ?>"><?php self::print_place( $row ); ?></td>
			<td data-label="<?php esc_attr_e( 'Found', 'jetpack-dashboard' ); ?>"><?php echo esc_html( (string) wp_date( get_option( 'date_format' ), $row['found_at'] ) ); ?></td>
			<td>
				<?php
				if ( isset( $restorable[ $row['place'] ] ) ) {
					Diff_View::print_link( $row );
				}
				if ( isset( $restorable[ $row['place'] ] ) && Scan_Access::can_change_files() ) {
					Scan_Form::print( Scan_Actions::RESTORE, array( 'id' => $row['id'] ), __( 'Restore original', 'jetpack-dashboard' ), $row['place'] );
				}
				if ( $earlier ) {
					Diff_View::print_link( $earlier[0], true );
				}
				if ( $deletable && Scan_Access::can_change_files() ) {
					Scan_Form::print( Scan_Actions::DELETE, array( 'id' => $deletable[0]['id'] ), __( 'Delete', 'jetpack-dashboard' ), $row['place'] );
				}
				Scan_Form::print(
					Scan_Actions::IGNORE,
					array(
						'id'      => $row['id'],
						'ignored' => $row['is_ignored'] ? '' : '1',
						'file'    => '1',
					),
					$row['is_ignored'] ? __( 'Stop ignoring', 'jetpack-dashboard' ) : __( 'Ignore', 'jetpack-dashboard' ),
					trim( Threat_Texts::title( $row['code'] ) . ' ' . self::place( $row ) )
				);
				?>
			</td>
		</tr>
		<?php
	}

	/**
	 * @param array{kind: string, code: string, detail: string} $sign
	 * @param string                                            $above The advice above, which isn't repeated.
	 */
	private static function print_sign( array $sign, string $above ): void {
		$advice = Threat_Texts::advice( $sign['code'], $sign['kind'] );
		?>
		<div class="jp-scan__sign">
			<strong><?php echo esc_html( Threat_Texts::title( $sign['code'] ) ); ?></strong>
			<?php if ( Threat::VULNERABLE === $sign['kind'] ) : ?>
				<?php Feed_View::print_threat( $sign ); ?>
			<?php else : ?>
				<?php if ( $above !== $advice ) : ?>
					<p><?php echo esc_html( $advice ); ?></p>
				<?php endif; ?>
				<?php if ( '' !== $sign['detail'] ) : ?>
					<code><?php echo esc_html( $sign['detail'] ); ?></code>
				<?php endif; ?>
			<?php endif; ?>
		</div>
		<?php
	}

	/** @param array{kind: string, place: string} $row */
	private static function print_place( array $row ): void {
		$link = self::link( $row );
		echo '' === $link ? esc_html( self::place( $row ) ) : sprintf( '<a href="%s">%s</a>', esc_url( $link ), esc_html( self::place( $row ) ) );
	}

	/**
	 * @param array{kind: string, place: string} $row
	 * @return string Path, name of an option, or title and type of a post.
	 */
	private static function place( array $row ): string {
		if ( Threat::OPTION === $row['kind'] ) {
			/* translators: %s: name of an option of WordPress. */
			return sprintf( __( 'Option %s', 'jetpack-dashboard' ), $row['place'] );
		}
		if ( Threat::POST !== $row['kind'] ) {
			return $row['place'];
		}
		$type = get_post_type_object( (string) get_post_type( (int) $row['place'] ) );

		return $type && '' !== self::link( $row )
			/* translators: 1: title of a post. 2: its type, such as 'Page'. */
			? sprintf( __( '%1$s (%2$s)', 'jetpack-dashboard' ), Note::title( (int) $row['place'] ), $type->labels->singular_name )
			/* translators: %s: number of a post that no page of WordPress edits. */
			: sprintf( __( 'Post with the ID %s', 'jetpack-dashboard' ), $row['place'] );
	}

	/**
	 * @param array{kind: string, place: string} $row
	 * @return string Where a post is edited; '' if nowhere.
	 */
	private static function link( array $row ): string {
		return Threat::POST === $row['kind'] ? (string) get_edit_post_link( (int) $row['place'], 'raw' ) : '';
	}
}
