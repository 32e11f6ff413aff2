<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\Environment;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Autolink\AutolinkExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\CommonMarkCoreExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\DescriptionListExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\FootnoteExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\HeadingPermalink\HeadingPermalinkExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Strikethrough\StrikethroughExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Table\TableExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\TaskList\TaskListExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\RawMarkupContainerInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\HtmlRenderer;

/** Configures league/commonmark for posts, comments and the block. The library is loaded with the first conversion. */
final class Converter {

	/** Deeper blocks stay text, so that crafted input can't exhaust the stack. */
	private const MAX_NESTING = 50;

	/** Emphasis delimiters per line, to avoid quadratic time. */
	private const MAX_DELIMITERS = 1000;

	/** The block editor's prefix for anchors, so that ids don't clash with the theme's. */
	private const HEADING_PREFIX = 'h';

	/** @var array<string, mixed> */
	private array $settings;

	/** Whether shortcodes, heading anchors, tables and other post features are enabled. */
	private bool $is_for_posts;

	private bool $allows_html;

	/**
	 * Created on first use.
	 *
	 * @var array{0: MarkdownParser, 1: HtmlRenderer}|null
	 */
	private ?array $engine = null;

	/**
	 * @param bool   $allows_html If false, HTML is escaped.
	 * @param string $soft_break  HTML for a line break within a paragraph.
	 */
	private function __construct( bool $is_for_posts, bool $allows_html, string $soft_break ) {
		$this->is_for_posts = $is_for_posts;
		$this->allows_html  = $allows_html;
		$this->settings     = array(
			'html_input'              => $allows_html ? 'allow' : 'escape',
			'allow_unsafe_links'      => false,
			'max_nesting_level'       => self::MAX_NESTING,
			'max_delimiters_per_line' => self::MAX_DELIMITERS,
			'renderer'                => array( 'soft_break' => $soft_break ),
		);
	}

	/** Soft breaks are spaces, since wpautop() turns line breaks into `<br>`. */
	public static function for_posts(): self {
		return new self( true, true, ' ' );
	}

	/** HTML is escaped. */
	public static function for_blocks(): self {
		return new self( true, false, ' ' );
	}

	/** Line breaks are kept; no tables or headings. */
	public static function for_comments(): self {
		return new self( false, true, "<br />\n" );
	}

	public function html( string $markdown ): string {
		return rtrim( $this->engine()[1]->renderDocument( $this->parse( $markdown ) )->getContent(), "\n" );
	}

	/** @return array<int, array{html: string, first: int, last: int, is_block: bool}> In order, with the first and last line (0-based) of the containing block. */
	public function raw_html( string $markdown ): array {
		if ( ! $this->allows_html || ! preg_match( '/<[a-z\/!?]/i', $markdown ) ) {
			return array();
		}
		$found    = array();
		$document = $this->parse( $markdown );
		foreach ( $document->iterator() as $node ) {
			if ( ! $node instanceof RawMarkupContainerInterface ) {
				continue;
			}
			$block = $node;
			// Description terms have no end line.
			while ( $block !== $document && ( ! $block instanceof AbstractBlock || ! $block->getStartLine() || $block->getEndLine() < $block->getStartLine() ) ) {
				$block = $block->parent() ?? $document;
			}
			$found[] = array(
				'html'     => $node->getLiteral(),
				'first'    => (int) $block->getStartLine() - 1,
				'last'     => (int) $block->getEndLine() - 1,
				'is_block' => $block === $node,
			);
		}

		return $found;
	}

	/** The library throws on invalid UTF-8. */
	private function parse( string $markdown ): Document {
		return $this->engine()[0]->parse( (string) mb_scrub( $markdown, 'UTF-8' ) );
	}

	/** @return array{0: MarkdownParser, 1: HtmlRenderer} */
	private function engine(): array {
		if ( null === $this->engine ) {
			$environment = $this->is_for_posts ? $this->environment_for_posts() : new Environment( $this->settings );
			$environment->addExtension( new CommonMarkCoreExtension() );
			$environment->addExtension( new AutolinkExtension() );
			$environment->addExtension( new StrikethroughExtension() );

			$this->engine = array( new MarkdownParser( $environment ), new HtmlRenderer( $environment ) );
		}

		return $this->engine;
	}

	private function environment_for_posts(): Environment {
		$environment = new Environment(
			$this->settings + array(
				'heading_permalink' => array(
					'insert'              => 'none',
					'apply_id_to_heading' => true,
					'id_prefix'           => self::HEADING_PREFIX,
				),
			)
		);
		$environment->addExtension( new DescriptionListExtension() );
		$environment->addExtension( new FootnoteExtension() );
		$environment->addExtension( new HeadingPermalinkExtension() );
		$environment->addExtension( new TableExtension() );
		$environment->addExtension( new TaskListExtension() );
		$environment->addInlineParser( new Embed_Parser(), 160 );
		if ( $this->allows_html ) {
			$environment->addInlineParser( new Shortcode_Parser(), 160 );
			$environment->addRenderer( Shortcode::class, new Shortcode_Renderer() );
		}

		return $environment;
	}
}
