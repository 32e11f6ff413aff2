<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Counts a visitor's search, if it may be counted. A failure must not become part of the response. */
final class Search_Recorder {

	private Counted_Visitors $visitors;
	private Visitor_Limit $limit;
	private Search_Counts $counts;

	public function __construct( Counted_Visitors $visitors, Visitor_Limit $limit, Search_Counts $counts ) {
		$this->visitors = $visitors;
		$this->limit    = $limit;
		$this->counts   = $counts;
	}

	/** @return string The term to count; '' if it isn't counted. */
	public function term( string $text ): string {
		return $this->visitors->counts_user() && $this->visitors->counts_request( $_SERVER ) ? Counted_Query::normalize( $text ) : '';
	}

	/** @param string $term From term(). */
	public function record( string $term, int $results ): void {
		try {
			if ( $this->limit->allows_count() ) {
				$this->counts->add( $term, $results );
			}
		} catch ( Storage_Error $error ) {
			return;
		}
	}
}
