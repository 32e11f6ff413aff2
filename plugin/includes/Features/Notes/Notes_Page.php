<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Notes;

use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** The list for browsers without JavaScript, and for the bell outside of wp-admin. */
final class Notes_Page implements Subpage_Body {

	public const SLUG = 'jetpack-notifications';

	private Note_List $notes;
	private Last_Events $events;
	private Module_Registry $modules;

	/** @var array<int, array{text: string, detail: string, url: string, when: string, isNew: bool}> */
	private array $list = array();

	public function __construct( Note_List $notes, Last_Events $events, Module_Registry $modules ) {
		$this->notes   = $notes;
		$this->events  = $events;
		$this->modules = $modules;
	}

	/** Marks all as read before the toolbar is printed. */
	public function prepare(): void {
		if ( $this->modules->is_active( Notes::SLUG ) ) {
			$until      = $this->events->look_time();
			$this->list = $this->notes->get();
			$this->events->mark_read( $until );
		}
	}

	public function render(): void {
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Notifications', 'jetpack-dashboard' ); ?></h1>
			<hr class="wp-header-end">
			<?php
			if ( ! $this->modules->is_active( Notes::SLUG ) ) {
				printf( '<p><strong>%s</strong></p>', esc_html__( 'Notifications are off.', 'jetpack-dashboard' ) );
			} elseif ( ! $this->list ) {
				printf( '<p>%s</p>', esc_html__( 'Nothing new in the last 30 days.', 'jetpack-dashboard' ) );
			} else {
				$this->print_list();
			}
			?>
		</div>
		<?php
	}

	private function print_list(): void {
		?>
		<table class="widefat striped">
			<caption class="screen-reader-text"><?php esc_html_e( 'Notifications, newest first', 'jetpack-dashboard' ); ?></caption>
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'Notification', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Date', 'jetpack-dashboard' ); ?></th>
				</tr>
			</thead>
			<tbody>
				<?php foreach ( $this->list as $note ) : ?>
					<tr>
						<td style="overflow-wrap:anywhere">
							<?php echo $note['isNew'] ? '<strong>' . esc_html__( 'New:', 'jetpack-dashboard' ) . '</strong> ' : ''; ?>
							<a href="<?php echo esc_url( $note['url'] ); ?>"><?php echo esc_html( $note['text'] ); ?></a><br>
							<?php echo esc_html( $note['detail'] ); ?>
						</td>
						<td><?php echo esc_html( $note['when'] ); ?></td>
					</tr>
				<?php endforeach; ?>
			</tbody>
		</table>
		<?php
	}
}
