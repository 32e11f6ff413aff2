<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Statistics\Report_Range;

defined( 'ABSPATH' ) || exit;

/** What the statistics page shows, which is all in its URL: a span, a period of it or the whole span, and a post or the whole site. */
final class Page_State {

	public Span $span;

	/** Null for the whole span. */
	public ?Period $chosen = null;

	/** Schema::TOTAL, a post id, or 0 for the home page and archives. */
	public int $subject;

	public function __construct( Span $span, string $date = '', int $subject = Schema::TOTAL ) {
		$this->span    = $span;
		$this->subject = $subject;

		foreach ( $span->periods as $period ) {
			if ( $period->date === $date ) {
				$this->chosen = $period;
			}
		}
	}

	/**
	 * @param callable(string): string $query Returns a URL parameter; '' if it is missing.
	 */
	public static function read( callable $query, Spans $spans ): self {
		$unit  = Calendar::range( $query( 'range' ) );
		$first = Spans::parse( $query( 'from' ) );
		$last  = Spans::parse( $query( 'to' ) );
		$post  = $query( 'post' );

		return new self(
			null === $first || null === $last ? $spans->latest( $unit ) : $spans->between( $unit, $first, $last ),
			$query( 'date' ),
			1 === preg_match( '/\A\d{1,10}\z/', $post ) ? (int) $post : Schema::TOTAL
		);
	}

	public function is_of_post(): bool {
		return Schema::TOTAL !== $this->subject;
	}

	public function from(): int {
		return $this->shown()->from;
	}

	public function to(): int {
		return $this->shown()->to;
	}

	/** The days of the report: the chosen period, or all. */
	public function shown(): Span {
		return null === $this->chosen ? $this->span : new Span( $this->span->unit, array( $this->chosen ), false );
	}

	public function title(): string {
		return null === $this->chosen ? Span_Labels::span( $this->span ) : Span_Labels::period( $this->span->unit, $this->chosen );
	}

	/** @return array<string, string> Parameters of the URL. */
	public function query(): array {
		$query = array( 'range' => $this->span->unit );

		if ( ! $this->span->is_latest ) {
			$query['from'] = Report_Range::date( $this->span->from );
			$query['to']   = Report_Range::date( $this->span->to );
		}
		if ( null !== $this->chosen ) {
			$query['date'] = $this->chosen->date;
		}
		if ( $this->is_of_post() ) {
			$query['post'] = (string) $this->subject;
		}

		return $query;
	}

	public function url(): string {
		return Subpage::url( Stats_Page::SLUG, $this->query() );
	}

	/** The same with another span, or another period of it. */
	public function with_span( Span $span, string $date = '' ): self {
		return new self( $span, $date, $this->subject );
	}

	/** @param int $subject Schema::TOTAL, a post id, or 0. */
	public function with_subject( int $subject ): self {
		return new self( $this->span, null === $this->chosen ? '' : $this->chosen->date, $subject );
	}
}
