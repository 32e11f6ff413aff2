<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Modules;

use Jetpack_Dashboard\Change_Log\Change;
use Jetpack_Dashboard\Change_Log\Change_Log;
use Jetpack_Dashboard\Change_Log\Change_Texts;

defined( 'ABSPATH' ) || exit;

/** A table of recent changes: who, what, when, old and new value. */
final class Changes_List {

	private Change_Log $log;
	private Change_Texts $texts;

	public function __construct( Change_Log $log, Change_Texts $texts ) {
		$this->log   = $log;
		$this->texts = $texts;
	}

	public function render(): void {
		$changes = $this->log->latest();

		echo '<h2 id="jetpack-changes">' . esc_html__( 'Recent changes', 'jetpack-dashboard' ) . '</h2>';

		if ( ! $changes ) {
			echo '<p>' . esc_html__( 'No changes yet. The last 50 changes to settings and modules will appear here.', 'jetpack-dashboard' ) . '</p>';
			return;
		}

		echo '<p>' . esc_html__( 'The last 50 changes to settings and modules.', 'jetpack-dashboard' ) . '</p>';
		?>
		<table class="widefat striped" aria-labelledby="jetpack-changes">
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'What changed', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Who and when', 'jetpack-dashboard' ); ?></th>
				</tr>
			</thead>
			<tbody><?php array_map( array( $this, 'print_row' ), $changes ); ?></tbody>
		</table>
		<?php
	}

	private function print_row( Change $change ): void {
		printf(
			'<tr><td style="overflow-wrap: anywhere"><strong>%s</strong><br>%s</td><td>%s<br><time datetime="%s">%s</time></td></tr>',
			esc_html( $this->texts->subject( $change ) ),
			esc_html( $this->texts->values( $change ) ),
			esc_html( $this->texts->author( $change ) ),
			esc_attr( gmdate( 'c', $change->time ) ),
			esc_html( (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $change->time ) )
		);
	}
}
