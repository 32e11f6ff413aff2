<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Modules;

use Jetpack_Dashboard\Activity\Activity_Texts;
use Jetpack_Dashboard\Activity\Entries;
use Jetpack_Dashboard\Activity\Entry;
use Jetpack_Dashboard\Admin\Activity\Activity_Page;
use Jetpack_Dashboard\Kernel\Admin\Subpage;

defined( 'ABSPATH' ) || exit;

/** A table of recent changes: who, what, when, old and new value. */
final class Changes_List {

	private const SHOWN = 50;

	private Entries $entries;
	private Activity_Texts $texts;

	public function __construct( Entries $entries, Activity_Texts $texts ) {
		$this->entries = $entries;
		$this->texts   = $texts;
	}

	public function render(): void {
		$changes = $this->entries->latest_changes( self::SHOWN );

		echo '<h2 id="jetpack-changes">' . esc_html__( 'Recent changes', 'jetpack-dashboard' ) . '</h2>';

		if ( ! $changes ) {
			echo '<p>' . esc_html__( 'No changes yet. The last 50 changes to settings and modules will appear here.', 'jetpack-dashboard' ) . '</p>';
			return;
		}

		printf(
			'<p>%s <a href="%s">%s</a></p>',
			esc_html__( 'The last 50 changes to settings and modules.', 'jetpack-dashboard' ),
			esc_url( Subpage::url( Activity_Page::SLUG, array( 'kind' => Entry::SETTINGS ) ) ),
			esc_html__( 'All changes', 'jetpack-dashboard' )
		);
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

	private function print_row( Entry $change ): void {
		printf(
			'<tr><td style="overflow-wrap: anywhere"><strong>%s</strong><br>%s</td><td>%s<br><time datetime="%s">%s</time></td></tr>',
			esc_html( $this->texts->summary( $change ) ),
			esc_html( $this->texts->values( $change ) ),
			esc_html( $this->texts->author( $change ) ),
			esc_attr( gmdate( 'c', $change->time ) ),
			esc_html( (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $change->time ) )
		);
	}
}
