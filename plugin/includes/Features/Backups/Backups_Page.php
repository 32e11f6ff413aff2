<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Folder;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Encryption_Setup;
use Jetpack_Dashboard\Backup\Maintenance_Bypass;
use Jetpack_Dashboard\Backup\Scope;
use Jetpack_Dashboard\Backup\Site_Files;
use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Page_Progress;
use Jetpack_Dashboard\Kernel\Admin\Result_Notice;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Module_Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the backups, creates, restores and deletes them. Works without JavaScript.
 *
 * @phpstan-import-type Row from Backups_Report
 */
final class Backups_Page implements Subpage_Body {

	public const SLUG = 'jetpack-backups';

	/** Parameters of the address: id of the backup that the user is asked about. */
	public const RESTORE = 'restore';
	private const DELETE = 'delete';

	/** Notice in its place, where Page_Progress moves the focus to it. */
	public const RESULT = array(
		'type'               => 'error',
		'additional_classes' => array( 'inline', 'jp-progress-result' ),
	);

	private Backups_Report $report;
	private Storage_View $storage;
	private Backup_Folder $folder;
	private Module_Registry $modules;
	private Plugin_Files $files;
	private Running_Backup $running;
	private Restore_Job $restore;

	public function __construct( Backups_Report $report, Running_Backup $running, Restore_Job $restore, Storage_View $storage, Backup_Folder $folder, Module_Registry $modules, Plugin_Files $files ) {
		$this->report  = $report;
		$this->running = $running;
		$this->restore = $restore;
		$this->storage = $storage;
		$this->folder  = $folder;
		$this->modules = $modules;
		$this->files   = $files;
	}

	public function prepare(): void {
		Page_Progress::enqueue( $this->files );
		if ( ! $this->modules->is_active( Backups_Controller::SLUG ) ) {
			return;
		}
		if ( $this->restore->run_for_page() ) {
			if ( self::asked() ) {
				// The user went back. At the end, the page would ask again instead of showing the result.
				wp_safe_redirect( Subpage::url( self::SLUG ) );
				exit;
			}
			add_action( 'admin_head', array( Restore_View::class, 'print_refresh' ) );
		} elseif ( Maintenance_Bypass::is_open() && ! file_exists( ABSPATH . '.maintenance' ) ) {
			// The restore has ended: with all plugins again.
			wp_safe_redirect( Subpage::url( self::SLUG ) );
			exit;
		} elseif ( $this->running->run_for_page() ) {
			wp_safe_redirect( Subpage::url( self::SLUG ) . '#' . Page_Progress::ID );
			exit;
		}
	}

	public function render(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Backups', 'jetpack-dashboard' ) . '</h1><hr class="wp-header-end">';
		if ( $this->modules->is_active( Backups_Controller::SLUG ) ) {
			$this->print_backups();
		} elseif ( is_multisite() ) {
			wp_admin_notice( esc_html( Backups::network_text() ), array( 'type' => 'info' ) );
		} else {
			if ( get_option( Backup_Folder::OPTION ) ) {
				// They may be off since a restore of the database.
				$this->print_restored( 0 );
			}
			Result_Notice::print( __( 'Backups on this server are not active.', 'jetpack-dashboard' ), 'info' );
			echo '<p>' . esc_html( Module_Texts::of( Backups_Controller::SLUG )['long_description'] ) . '</p>';
			echo '<p><a class="button" href="' . esc_url( Subpage::url( 'jetpack' ) . '#/security' ) . '">' . esc_html__( 'Security settings', 'jetpack-dashboard' ) . '</a></p>';
		}
		echo '</div>';
	}

	private function print_backups(): void {
		$result = ( new Flash( Backup_Actions::FLASH ) )->take();
		foreach ( array( 'success', 'error' ) as $type ) {
			if ( is_string( $result[ $type ] ?? null ) ) {
				Result_Notice::print( $result[ $type ], $type );
			}
		}
		try {
			$restore = $this->restore->progress();
			if ( $restore->is_alive() ) {
				if ( '' !== $this->restore->failure ) {
					Result_Notice::print( $this->restore->failure, 'error' );
				}
				Restore_View::print_progress( $restore );
				return;
			}
			$rows = $this->report->all();
		} catch ( Backup_Error $error ) {
			wp_admin_notice( esc_html( $error->getMessage() ), array( 'type' => 'error' ) );
			return;
		}
		$restored = self::chosen( $rows, self::RESTORE );
		$deleted  = self::chosen( $rows, self::DELETE );
		if ( $restored && $restored['is_here'] && self::is_readable( $restored ) && Backup_Actions::may_restore() ) {
			Backup_Questions::print_restore( $restored, $this->report->tables( $restored['id'] ), $this->report->old_address( $restored['id'] ), $this->report->get()['is_running'], $rows );
			return;
		}
		if ( $deleted ) {
			Backup_Questions::print_delete( $deleted, $rows );
			return;
		}
		if ( ! $result && self::asked() && ! $restored ) {
			wp_admin_notice( esc_html__( 'There is no such backup.', 'jetpack-dashboard' ), array( 'type' => 'error' ) );
		}
		if ( ! $result ) {
			$this->print_restored( $rows[0]['time'] ?? 0 );
		}
		$this->print_status( $this->report->get(), $rows );
		$is_forgotten = null !== ( new Encryption_Setup( new Backups( $this->folder->prepare() ) ) )->forgotten_key();
		Encryption_View::print_unlock( in_array( 'locked', array_column( $rows, 'encryption' ), true ), $is_forgotten, (string) ( $result[ Encryption_Actions::UNLOCK_ERROR ] ?? '' ) );
		$this->print_list( $rows );
		$this->print_folder();
		Encryption_View::print_section( (string) ( $result[ Encryption_Actions::SET_ERROR ] ?? '' ), ! empty( $result[ Encryption_Actions::CONFIRMED ] ), $is_forgotten );
		$this->storage->print_form( is_array( $result[ Storage_Actions::ENTERED ] ?? null ) ? $result[ Storage_Actions::ENTERED ] : array(), (string) ( $result[ Storage_Actions::ERROR ] ?? '' ), (array) ( $result[ Storage_Actions::PROBLEM ] ?? array() ) );
	}

	/** @param int $newest Time of the newest backup. */
	private function print_restored( int $newest ): void {
		try {
			$restore = $this->restore->progress();
		} catch ( Backup_Error $error ) {
			return;
		}
		if ( $this->restore->shows_result( $restore, $newest ) ) {
			Restore_View::print_result( $restore );
		}
	}

	/**
	 * @param list<Row> $rows
	 * @param string    $name Of a parameter of the address.
	 * @return Row|null The backup that the user is asked about.
	 */
	private static function chosen( array $rows, string $name ): ?array {
		$id = isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_key( $_GET[ $name ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shows a form.

		return array_values( array_filter( $rows, static fn( array $row ): bool => $id === $row['id'] ) )[0] ?? null;
	}

	/** Whether the address names a backup that the user is asked about. */
	private static function asked(): bool {
		return isset( $_GET[ self::RESTORE ] ) || isset( $_GET[ self::DELETE ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shows a page.
	}

	/**
	 * @param array<string, mixed> $report
	 * @param list<Row>            $rows
	 */
	private function print_status( array $report, array $rows ): void {
		if ( $report['is_partly_restored'] ) {
			wp_admin_notice( esc_html( $report['error'] ), array( 'type' => 'error' ) );
			Backup_Questions::print_form( Backup_Actions::KEEP, __( 'Keep the site as it is', 'jetpack-dashboard' ), 'button' );
		} elseif ( '' !== $report['error'] ) {
			/* translators: 1: date and time. 2: why. */
			wp_admin_notice( esc_html( sprintf( __( 'The backup of %1$s failed: %2$s', 'jetpack-dashboard' ), Backup_Questions::date( $report['failed_at'] ), $report['error'] ) ), self::RESULT );
		}
		if ( $report['is_exposed'] ) {
			wp_admin_notice( esc_html__( 'Visitors may be able to read the backup folder, if they find out its address. Block it in the web server’s configuration.', 'jetpack-dashboard' ), array( 'type' => 'warning' ) );
		}
		if ( $report['skipped'] > 0 ) {
			/* translators: %s: number of files. */
			wp_admin_notice( esc_html( sprintf( _n( '%s file couldn’t be read and is not in the last backup.', '%s files couldn’t be read and are not in the last backup.', $report['skipped'], 'jetpack-dashboard' ), number_format_i18n( $report['skipped'] ) ) ), array( 'type' => 'warning' ) );
		}
		?>
		<p>
			<?php echo esc_html( Scope::MAIN === $this->report->new_scope() ? __( 'Backups of the database, uploads, themes and plugins, without the other files of wp-content. Files that haven’t changed are stored once.', 'jetpack-dashboard' ) : __( 'Backups of the database, uploads, themes, plugins and all other files of wp-content. Files that haven’t changed are stored once.', 'jetpack-dashboard' ) ); ?>
			<a href="<?php echo esc_url( Subpage::url( 'jetpack' ) . '#/security' ); ?>"><?php esc_html_e( 'Change the settings', 'jetpack-dashboard' ); ?></a>
		</p>
		<?php
		if ( $report['is_running'] ) {
			Running_Backup::print( $report['files'] );
			return;
		}
		$is_copying = $this->storage->print_status();
		if ( ! $is_copying && $rows && ! $rows[0]['is_damaged'] ) {
			/* translators: %s: date and time. */
			echo '<p class="jp-progress-result" id="' . esc_attr( Page_Progress::ID ) . '" tabindex="-1">' . esc_html( sprintf( __( 'Last backup: %s.', 'jetpack-dashboard' ), Backup_Questions::date( $rows[0]['time'], $rows ) ) . ' ' . Backup_Questions::content( $rows[0] ) ) . '</p>';
		}
		Backup_Questions::print_form( Backup_Actions::CREATE, __( 'Back up now', 'jetpack-dashboard' ), 'button button-primary' );
	}

	/** @param list<Row> $rows */
	private function print_list( array $rows ): void {
		if ( ! $rows ) {
			echo '<p>' . esc_html__( 'There are no backups yet.', 'jetpack-dashboard' ) . '</p>';
			return;
		}
		?>
		<table class="widefat striped jp-list">
			<caption class="screen-reader-text"><?php esc_html_e( 'Backups', 'jetpack-dashboard' ); ?></caption>
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'Created', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Reason', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Content', 'jetpack-dashboard' ); ?></th>
					<?php if ( $this->storage->is_set() ) : ?>
						<th scope="col"><?php esc_html_e( 'Kept', 'jetpack-dashboard' ); ?></th>
					<?php endif; ?>
					<th scope="col"><span class="screen-reader-text"><?php esc_html_e( 'Actions', 'jetpack-dashboard' ); ?></span></th>
				</tr>
			</thead>
			<tbody><?php array_map( fn( array $row ) => $this->print_row( $row, $rows ), $rows ); ?></tbody>
		</table>
		<?php
	}

	/**
	 * @param Row       $row
	 * @param list<Row> $rows All backups.
	 */
	private function print_row( array $row, array $rows ): void {
		$date   = Backup_Questions::date( $row['time'], $rows );
		$reason = Backup_Questions::reason( $row['reason'] );
		$about  = "$date $reason";
		?>
		<tr>
			<td><strong><?php echo esc_html( $date ); ?></strong></td>
			<td data-label="<?php esc_attr_e( 'Reason', 'jetpack-dashboard' ); ?>"><?php echo esc_html( $reason ); ?></td>
			<td data-label="<?php esc_attr_e( 'Content', 'jetpack-dashboard' ); ?>"><?php echo esc_html( $row['is_damaged'] ? __( 'Damaged. It can’t be restored.', 'jetpack-dashboard' ) : Backup_Questions::content( $row ) ); ?></td>
			<?php if ( $this->storage->is_set() ) : ?>
				<td data-label="<?php esc_attr_e( 'Kept', 'jetpack-dashboard' ); ?>"><?php echo esc_html( $this->storage->places( $row['id'], $row['is_here'] ) ); ?></td>
			<?php endif; ?>
			<td class="jp-list__actions">
				<?php if ( ! $row['is_here'] && self::is_readable( $row ) ) : ?>
					<?php Backup_Questions::print_form( Storage_Actions::FETCH, __( 'Bring back to this server', 'jetpack-dashboard' ), 'button', $row['id'], null, $about ); ?>
				<?php endif; ?>
				<?php if ( $row['is_here'] && self::is_readable( $row ) && Backup_Actions::may_restore() ) : ?>
					<?php self::print_link( self::question( self::RESTORE, $row['id'] ), __( 'Restore…', 'jetpack-dashboard' ), 'button', $about ); ?>
				<?php endif; ?>
				<?php if ( $row['is_here'] && self::is_readable( $row ) ) : ?>
					<?php self::print_link( Backup_Download::url( $row['id'] ), __( 'Download', 'jetpack-dashboard' ), 'button', $about ); ?>
				<?php endif; ?>
				<?php self::print_link( self::question( self::DELETE, $row['id'] ), __( 'Delete…', 'jetpack-dashboard' ), 'button button-link-delete', $about ); ?>
			</td>
		</tr>
		<?php
	}

	/** @param array{is_damaged: bool, encryption: string} $row */
	private static function is_readable( array $row ): bool {
		return ! $row['is_damaged'] && 'locked' !== $row['encryption'];
	}

	/** @param string $about What the link is about, for screen readers. */
	private static function print_link( string $url, string $label, string $style, string $about ): void {
		?>
		<a class="<?php echo esc_attr( $style ); ?>" href="<?php echo esc_url( $url ); ?>"><?php echo esc_html( $label ); ?> <span class="screen-reader-text"><?php echo esc_html( $about ); ?></span></a>
		<?php
	}

	/** Address of the page that asks about a backup. */
	private static function question( string $name, string $id ): string {
		return Subpage::url( self::SLUG, array( $name => $id ) );
	}

	private function print_folder(): void {
		$folder = $this->folder->prepare();
		foreach ( ( new Site_Files( $folder ) )->missed() as $missed ) {
			/* translators: %s: path of a folder. */
			wp_admin_notice( esc_html( sprintf( __( 'The folder %s is outside of wp-content. Backups don’t have its files.', 'jetpack-dashboard' ), $missed ) ), array( 'type' => 'warning' ) );
		}
		/* translators: %s: path of a folder. */
		echo '<p class="description">' . esc_html( sprintf( $this->storage->is_set() ? __( 'On this server, the backups are in the folder %s.', 'jetpack-dashboard' ) : __( 'The backups are in the folder %s. If the server is lost, so are they: set up a storage below, or download a backup now and then.', 'jetpack-dashboard' ), $folder ) ) . '</p>';
	}
}
