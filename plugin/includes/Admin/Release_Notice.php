<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Dismissed_Notices;

defined( 'ABSPATH' ) || exit;

/**
 * What a release brings, in the words of the plugin's own file. Managers see it once per user and release, after an update and
 * never on a fresh installation, where everything is new.
 */
final class Release_Notice {

	private const FILE = 'release-notice.php';

	/** The version that this site started with. */
	public const FIRST_VERSION = 'jetpack_dashboard_first_version';

	/** The file's path. */
	private string $file;

	/** URL of the plugin, with a slash at its end. */
	private string $url;
	private Dismissed_Notices $dismissed;

	public function __construct( Plugin_Files $files, Dismissed_Notices $dismissed ) {
		$this->file      = $files->path( self::FILE );
		$this->url       = $files->url();
		$this->dismissed = $dismissed;
	}

	/**
	 * The notice for the current user.
	 *
	 * @return array{release_post_content: string, release_post_featured_image: string, release_post_title: string}|null Null when there is nothing to show.
	 */
	public function for_current_user(): ?array {
		$is_shown = current_user_can( 'jetpack_manage_modules' )
			&& version_compare( (string) get_option( self::FIRST_VERSION, '0' ), (string) $this->read()['version'], '<' )
			&& ! isset( $this->dismissed->all( get_current_user_id() )[ Dismissed_Notices::RELEASE ] );

		return $is_shown ? $this->of_version() : null;
	}

	/**
	 * The notice of this version, whoever asks.
	 *
	 * @return array{release_post_content: string, release_post_featured_image: string, release_post_title: string}|null Null when it has none.
	 */
	public function of_version(): ?array {
		$notice = $this->read();

		return '' === $notice['title'] ? null : array(
			'release_post_title'          => $notice['title'],
			'release_post_content'        => self::content( $notice ),
			'release_post_featured_image' => '' === $notice['image'] ? '' : $this->url . $notice['image'],
		);
	}

	/**
	 * The text as HTML. Its links open in a new tab without opener access; those to pages that the user may not open are left out.
	 *
	 * @param array{paragraphs: string[], links: array<string, string>} $notice The file's words.
	 */
	private static function content( array $notice ): string {
		$html = '';

		foreach ( $notice['paragraphs'] as $paragraph ) {
			$html .= '<p>' . esc_html( $paragraph ) . '</p>';
		}

		foreach ( $notice['links'] as $page => $label ) {
			$url   = menu_page_url( $page, false );
			$html .= '' === $url ? '' : sprintf( '<p><a href="%s" target="_blank" rel="noopener noreferrer">%s</a></p>', $url, esc_html( $label ) );
		}

		return $html;
	}

	/**
	 * The release that the notice is about.
	 *
	 * @param Plugin_Files $files Where the plugin's files are.
	 * @return string Version; '' without a notice.
	 */
	public static function version( Plugin_Files $files ): string {
		$file   = $files->path( self::FILE );
		$notice = is_readable( $file ) ? require $file : array();

		return (string) ( $notice['version'] ?? '' );
	}

	/**
	 * The file's words.
	 *
	 * @return array{version: string, title: string, paragraphs: string[], links: array<string, string>, image: string}
	 */
	private function read(): array {
		return array_merge(
			array(
				'version'    => '',
				'title'      => '',
				'paragraphs' => array(),
				'links'      => array(),
				'image'      => '',
			),
			is_readable( $this->file ) ? (array) require $this->file : array()
		);
	}
}
