<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Activity;

use Jetpack_Dashboard\Activity\Activity_Texts;
use Jetpack_Dashboard\Activity\Entry;
use Jetpack_Dashboard\Activity\Restore;
use Jetpack_Dashboard\Kernel\Admin\Subpage;

defined( 'ABSPATH' ) || exit;

/** A page of the log as a table. */
class Activity_Table {

	/** In code points; longer changes are folded. */
	private const LINE = 100;

	private Activity_Texts $texts;
	private Restore $restore;

	public function __construct( Activity_Texts $texts, Restore $restore ) {
		$this->texts   = $texts;
		$this->restore = $restore;
	}

	/** @param Entry[] $entries */
	public function render( array $entries ): void {
		cache_users( array_unique( array_map( static fn( Entry $entry ): int => $entry->user_id, $entries ) ) );
		?>
		<table class="widefat striped jp-activity-log">
			<caption class="screen-reader-text"><?php esc_html_e( 'Events, newest first', 'jetpack-dashboard' ); ?></caption>
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'What happened', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Who', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'When', 'jetpack-dashboard' ); ?></th>
				</tr>
			</thead>
			<tbody><?php array_map( array( $this, 'print_row' ), $entries ); ?></tbody>
		</table>
		<?php
	}

	private function print_row( Entry $entry ): void {
		$summary = $this->texts->summary( $entry );
		echo '<tr><td><strong>' . esc_html( $summary ) . '</strong>';
		$this->print_changes( $entry );
		if ( $this->restore->can_undo( $entry ) ) {
			self::print_undo( $entry, $summary );
		}
		printf(
			'</td><td data-label="%s">%s%s</td><td data-label="%s">%s%s</td></tr>',
			esc_attr__( 'Who', 'jetpack-dashboard' ),
			esc_html( $this->texts->author( $entry ) ),
			'' === $entry->address ? '' : '<br><code>' . esc_html( $entry->address ) . '</code>',
			esc_attr__( 'When', 'jetpack-dashboard' ),
			self::time( $entry->time ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
			$entry->last_time > $entry->time ? '<br>– ' . self::time( $entry->last_time ) : '' // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
		);
	}

	private function print_changes( Entry $entry ): void {
		$values = $this->texts->values( $entry );
		if ( '' === $values ) {
			return;
		}
		if ( mb_strlen( $values, 'UTF-8' ) <= self::LINE ) {
			echo '<br>' . esc_html( $values );
			return;
		}
		echo '<details><summary>' . esc_html( wp_html_excerpt( $values, self::LINE, '…' ) ) . '</summary>';
		foreach ( $this->texts->diff( $entry ) as list( $label, $old, $new_value ) ) {
			printf(
				'<dl><dt>%s</dt><dd><del>%s</del></dd><dt>%s</dt><dd><ins>%s</ins></dd></dl>',
				/* translators: %s: name of a setting. */
				esc_html( sprintf( __( '%s, before', 'jetpack-dashboard' ), $label ) ),
				esc_html( $old ),
				/* translators: %s: name of a setting. */
				esc_html( sprintf( __( '%s, after', 'jetpack-dashboard' ), $label ) ),
				esc_html( $new_value )
			);
		}
		echo '</details>';
	}

	private static function print_undo( Entry $entry, string $summary ): void {
		?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" class="jp-activity-log__undo">
			<input type="hidden" name="action" value="<?php echo esc_attr( Activity_Actions::UNDO ); ?>">
			<input type="hidden" name="id" value="<?php echo (int) $entry->id; ?>">
			<?php
			foreach ( Activity_Page::query() as $name => $value ) {
				printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
			}
			wp_nonce_field( Activity_Actions::UNDO, '_wpnonce', false );
			/* translators: %s: what was changed. */
			printf( '<button class="button-link" aria-label="%s">%s</button>', esc_attr( sprintf( __( 'Undo: %s', 'jetpack-dashboard' ), $summary ) ), esc_html__( 'Undo', 'jetpack-dashboard' ) );
			printf(
				'<a href="%s" aria-label="%s">%s</a>',
				esc_url( Subpage::url( Activity_Page::SLUG, array( 'restore' => (string) $entry->id ) ) ),
				/* translators: %s: what was changed. */
				esc_attr( sprintf( __( 'Undo this and all later changes: %s', 'jetpack-dashboard' ), $summary ) ),
				esc_html__( 'Undo this and all later changes', 'jetpack-dashboard' )
			);
			?>
		</form>
		<?php
	}

	private static function time( int $time ): string {
		return sprintf( '<time datetime="%s">%s</time>', esc_attr( gmdate( 'c', $time ) ), esc_html( (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time ) ) );
	}
}
