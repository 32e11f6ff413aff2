<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Statistics\Retention;

defined( 'ABSPATH' ) || exit;

/** Shows what an import would add, and asks. */
final class Import_Preview {

	/** Ranges of days that are named. */
	private const MAX_RANGES = 12;

	public static function print( Import_State $state ): void {
		/* translators: %s: name of a file or a plugin. */
		echo '<h2>' . esc_html( sprintf( __( 'Preview of the import: %s', 'jetpack-dashboard' ), $state->source ) ) . '</h2>';
		if ( '' !== $state->warning ) {
			wp_admin_notice(
				esc_html( $state->warning ),
				array(
					'type'               => 'warning',
					'additional_classes' => array( 'inline' ),
				)
			);
		}
		if ( $state->rows > 0 ) {
			self::print_new( $state );
		} else {
			echo '<p>' . esc_html__( 'There is nothing new to import.', 'jetpack-dashboard' ) . '</p>';
		}
		self::print_skipped( $state );
		self::print_form( $state );
	}

	private static function print_new( Import_State $state ): void {
		$values = array(
			__( 'Days', 'jetpack-dashboard' )              => self::days( $state->days ),
			__( 'Views of the site', 'jetpack-dashboard' ) => number_format_i18n( $state->views ),
			__( 'Views of posts, pages and the home page', 'jetpack-dashboard' ) => number_format_i18n( $state->post_views ),
		);
		echo '<table class="widefat striped"><caption class="screen-reader-text">' . esc_html__( 'What will be imported', 'jetpack-dashboard' ) . '</caption><tbody>';
		foreach ( $values as $label => $value ) {
			echo '<tr><th scope="row">' . esc_html( $label ) . '</th><td>' . esc_html( $value ) . '</td></tr>';
		}
		echo '</tbody></table>';
		if ( 0 === $state->views ) {
			echo '<p>' . esc_html__( 'The source has views of posts only. They are added to the lists of posts, not to the chart of the site.', 'jetpack-dashboard' ) . '</p>';
		}
	}

	private static function print_skipped( Import_State $state ): void {
		$items = array();
		if ( $state->counted_days ) {
			/* translators: %s: dates. */
			$items[] = esc_html( sprintf( __( 'Days that this site counted itself: %s. Their views stay as they are.', 'jetpack-dashboard' ), self::days( $state->counted_days ) ) );
		}
		if ( $state->known > 0 ) {
			/* translators: %s: number of rows. */
			$items[] = esc_html( sprintf( _n( '%s row that was imported before.', '%s rows that were imported before.', $state->known, 'jetpack-dashboard' ), number_format_i18n( $state->known ) ) );
		}
		if ( $state->expired > 0 ) {
			/* translators: 1: number of rows. 2: number of days. */
			$items[] = esc_html( sprintf( _n( '%1$s row about a post that is older than %2$s days. Only the views of the site are kept longer.', '%1$s rows about posts that are older than %2$s days. Only the views of the site are kept longer.', $state->expired, 'jetpack-dashboard' ), number_format_i18n( $state->expired ), number_format_i18n( Retention::days() ) ) );
		}
		if ( $state->missing ) {
			$names = array();
			foreach ( $state->missing as $name => $views ) {
				/* translators: 1: address, title or ID of a post. 2: number of views. */
				$names[] = sprintf( _n( '%1$s: %2$s view', '%1$s: %2$s views', $views, 'jetpack-dashboard' ), $name, number_format_i18n( $views ) );
			}
			/* translators: %s: number of posts. */
			$items[] = self::details( sprintf( _n( '%s post that this site doesn’t have.', '%s posts that this site doesn’t have.', $state->missing_count, 'jetpack-dashboard' ), number_format_i18n( $state->missing_count ) ), $names, $state->missing_count );
		}
		if ( $state->refused > 0 ) {
			/* translators: %s: number of rows. */
			$items[] = self::details( sprintf( _n( '%s row with an error. Correct it in the file and choose the file again, or continue without it.', '%s rows with errors. Correct them in the file and choose the file again, or continue without them.', $state->refused, 'jetpack-dashboard' ), number_format_i18n( $state->refused ) ), $state->errors, $state->refused );
		}
		if ( $items ) {
			echo '<h3>' . esc_html__( 'Not imported', 'jetpack-dashboard' ) . '</h3><ul class="ul-disc"><li>' . implode( '</li><li>', $items ) . '</li></ul>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
		}
	}

	/**
	 * @param string[] $lines The first of them.
	 * @param int      $count Number of all.
	 */
	private static function details( string $summary, array $lines, int $count ): string {
		$html = '<details><summary>' . esc_html( $summary ) . '</summary><ul><li>' . implode( '</li><li>', array_map( 'esc_html', $lines ) ) . '</li></ul>';
		if ( $count > count( $lines ) ) {
			/* translators: %s: number of lines. */
			$html .= '<p>' . esc_html( sprintf( __( 'Only the first %s are listed.', 'jetpack-dashboard' ), number_format_i18n( count( $lines ) ) ) ) . '</p>';
		}

		return $html . '</details>';
	}

	/** @param array<int, array{int, int, int}> $ranges First and last days, and their number. */
	private static function days( array $ranges ): string {
		$texts = array();
		foreach ( array_slice( $ranges, 0, self::MAX_RANGES ) as list( $first, $last ) ) {
			$texts[] = Span_Labels::days( $first, $last );
		}
		$more = array_sum( array_column( array_slice( $ranges, self::MAX_RANGES ), 2 ) );
		if ( $more > 0 ) {
			/* translators: %s: number of days. */
			$texts[] = sprintf( _n( '%s more day', '%s more days', $more, 'jetpack-dashboard' ), number_format_i18n( $more ) );
		}
		$count = array_sum( array_column( $ranges, 2 ) );

		/* translators: 1: number of days. 2: dates. */
		return sprintf( _n( '%1$s day (%2$s)', '%1$s days (%2$s)', $count, 'jetpack-dashboard' ), number_format_i18n( $count ), implode( _x( '; ', 'between dates', 'jetpack-dashboard' ), $texts ) );
	}

	private static function print_form( Import_State $state ): void {
		?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( Statistics::IMPORT_START ); ?>">
			<input type="hidden" name="id" value="<?php echo esc_attr( $state->id ); ?>">
			<?php Import_Form::print_nonce( Statistics::IMPORT_START ); ?>
			<p>
				<?php if ( $state->rows > 0 ) : ?>
					<button class="button button-primary"><?php esc_html_e( 'Import these views', 'jetpack-dashboard' ); ?></button>
				<?php endif; ?>
				<a class="button" href="<?php echo esc_url( Subpage::url( Import_Page::SLUG ) ); ?>"><?php echo esc_html( $state->rows > 0 ? __( 'Cancel', 'jetpack-dashboard' ) : __( 'Back', 'jetpack-dashboard' ) ); ?></a>
			</p>
		</form>
		<?php
	}
}
