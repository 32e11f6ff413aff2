<?php
/**
 * Tests of the assistant's stored answers.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Recommendations;

use Jetpack_Dashboard\Recommendations\Answer_Store;
use PHPUnit\Framework\TestCase;

final class Answer_StoreTest extends TestCase {

	private Answer_Store $answer_store;

	protected function setUp(): void {
		$GLOBALS['test_options']   = array();
		$GLOBALS['test_autoloads'] = array();
		$this->answer_store        = new Answer_Store();
	}

	public function test_nothing_is_stored_at_first(): void {
		$this->assertSame( array(), $this->answer_store->data() );
		$this->assertSame( 'not-started', $this->answer_store->step() );
	}

	public function test_other_steps_keep_their_answers(): void {
		$this->answer_store->merge( array( 'selectedRecommendations' => array( 'monitor' ) ) );
		$this->answer_store->merge( array( 'skippedRecommendations' => array( 'woocommerce' ) ) );
		$this->answer_store->merge( array( 'viewedRecommendations' => array( 'monitor' ) ) );
		$this->answer_store->merge( array( 'viewedRecommendations' => array() ) );

		$this->assertSame(
			array(
				'selectedRecommendations' => array( 'monitor' ),
				'skippedRecommendations'  => array( 'woocommerce' ),
				'viewedRecommendations'   => array( 'monitor' ),
			),
			$this->answer_store->data()
		);
	}

	public function test_the_later_answer_of_a_step_replaces_the_earlier_one(): void {
		$this->answer_store->merge( array( 'selectedRecommendations' => array( 'monitor', 'publicize' ) ) );
		$this->answer_store->merge( array( 'skippedRecommendations' => array( 'monitor' ) ) );

		$this->assertSame(
			array(
				'selectedRecommendations' => array( 'publicize' ),
				'skippedRecommendations'  => array( 'monitor' ),
			),
			$this->answer_store->data()
		);
	}

	public function test_site_types_keep_answers_that_are_not_sent(): void {
		$this->answer_store->merge(
			array(
				'site-type-personal' => true,
				'site-type-store'    => true,
			)
		);
		$this->answer_store->merge( array( 'site-type-store' => false ) );

		$this->assertEquals(
			array(
				'site-type-personal' => true,
				'site-type-store'    => false,
			),
			$this->answer_store->data()
		);
	}

	public function test_damaged_options_count_as_no_answer(): void {
		$GLOBALS['test_options'] = array(
			'jetpack_dashboard_recommendations_step'       => array( 'monitor' ),
			'jetpack_dashboard_recommendations_site_types' => 'all',
			'jetpack_dashboard_recommendation_answer_monitor' => 'maybe',
			'jetpack_dashboard_recommendation_viewed_monitor' => 'no',
			'jetpack_dashboard_recommendation_viewed_publicize' => new \stdClass(),
			'jetpack_dashboard_recommendation_viewed_summary' => array( '1' ),
			'jetpack_dashboard_recommendations_suggestion' => 7,
		);

		$this->assertSame( array(), $this->answer_store->data() );
		$this->assertSame( 'not-started', $this->answer_store->step() );
	}

	public function test_a_reset_deletes_everything_and_nothing_is_autoloaded(): void {
		$this->answer_store->set_step( 'monitor' );
		$this->answer_store->merge(
			array(
				'site-type-other'               => true,
				'selectedRecommendations'       => array( 'monitor' ),
				'viewedRecommendations'         => array( 'monitor' ),
				'product-suggestions-selection' => 'jetpack_scan',
			)
		);
		$this->assertCount( 5, $GLOBALS['test_options'] );
		$this->assertSame( array( false ), array_unique( array_values( $GLOBALS['test_autoloads'] ) ) );

		$this->answer_store->clear();
		$this->assertSame( array(), $GLOBALS['test_options'] );
	}
}
