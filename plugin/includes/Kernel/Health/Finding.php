<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Health;

defined( 'ABSPATH' ) || exit;

/** The result of a health test: what is wrong, why it matters, what to do. Plain text. */
final class Finding {

	public const GOOD        = 'good';
	public const RECOMMENDED = 'recommended';
	public const CRITICAL    = 'critical';

	public string $status;

	/** For comparisons: 0 for good, 1 for recommended, 2 for critical, more for what is even worse; null if the test couldn't find out. */
	public ?int $severity;

	public string $title;

	/** @var string[] */
	public array $paragraphs;

	/** @var array{url: string, label: string}|null */
	public ?array $action = null;

	/** @param string[] $paragraphs Empty ones are left out. */
	private function __construct( string $status, string $title, array $paragraphs ) {
		$this->status     = $status;
		$this->severity   = (int) array_search( $status, array( self::GOOD, self::RECOMMENDED, self::CRITICAL ), true );
		$this->title      = $title;
		$this->paragraphs = array_values( array_filter( $paragraphs, static fn( string $text ): bool => '' !== $text ) );
	}

	public static function good( string $title, string $text ): self {
		return new self( self::GOOD, $title, array( $text ) );
	}

	/**
	 * Something works less well than it could, or soon no longer will.
	 *
	 * @param string $title What is wrong.
	 * @param string $why   Why it matters, and since when or where it was noticed.
	 * @param string $todo  What to do.
	 */
	public static function recommended( string $title, string $why, string $todo ): self {
		return new self( self::RECOMMENDED, $title, array( $why, $todo ) );
	}

	/**
	 * Something doesn't work.
	 *
	 * @param string $title What is wrong.
	 * @param string $why   Why it matters, and since when or where it was noticed.
	 * @param string $todo  What to do.
	 */
	public static function critical( string $title, string $why, string $todo ): self {
		return new self( self::CRITICAL, $title, array( $why, $todo ) );
	}

	public function with_action( string $url, string $label ): self {
		$this->action = array(
			'url'   => $url,
			'label' => $label,
		);

		return $this;
	}

	/** @param int|null $severity As the property. */
	public function with_severity( ?int $severity ): self {
		$this->severity = $severity;

		return $this;
	}
}
