<?php
/**
 * Adds four posts about each of 20 topics, from the most to the least relevant: the topic is in the title, in a heading, in a tag,
 * once in a long text. Prints the searches that should find them in this order, by kind.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

$bench_topics = array( 'axolotl', 'bandicoot', 'capybara', 'cassowary', 'echidna', 'galago', 'jackal', 'kakapo', 'kinkajou', 'kowari', 'numbat', 'ocelot', 'okapi', 'pangolin', 'platypus', 'potoroo', 'quokka', 'tarsier', 'thylacine', 'wombat' );
$bench_filler = static fn( int $words ): string => str_repeat( 'lantern meadow harbour ', intdiv( $words, 3 ) );
$bench_add    = static fn( array $fields ): int => (int) wp_insert_post(
	array(
		'post_status' => 'publish',
		'post_date'   => '2020-01-01 10:00:00',
	) + $fields
);

$bench_searches = array();
foreach ( $bench_topics as $bench_number => $bench_topic ) {
	$bench_ids = array(
		$bench_add(
			array(
				'post_title'   => "Care of the $bench_topic",
				'post_content' => '<p>' . $bench_filler( 150 ) . '</p>',
			)
		),
		$bench_add(
			array(
				'post_title'   => "Animals of the coast $bench_number",
				'post_content' => '<p>' . $bench_filler( 75 ) . "</p><h2>The {$bench_topic} and its care</h2><p>" . $bench_filler( 75 ) . '</p>',
			)
		),
		$bench_add(
			array(
				'post_title'   => "Notes of a visit $bench_number",
				'post_content' => '<p>' . $bench_filler( 150 ) . ' care</p>',
				'tags_input'   => array( $bench_topic ),
			)
		),
		$bench_add(
			array(
				'post_title'   => "A year outside $bench_number",
				'post_content' => '<p>' . $bench_filler( 300 ) . " $bench_topic care " . $bench_filler( 300 ) . '</p>',
			)
		),
	);

	$bench_texts = array(
		'the word'                    => $bench_topic,
		'another form of the word'    => $bench_topic . 's',
		'the beginning of the word'   => substr( $bench_topic, 0, -1 ),
		'a wrong letter in the word'  => substr( $bench_topic, 0, 3 ) . 'x' . substr( $bench_topic, 4 ),
		'the word and a frequent one' => "$bench_topic care",
	);
	foreach ( $bench_texts as $bench_kind => $bench_text ) {
		$bench_searches[ $bench_kind ][ $bench_text ] = $bench_ids;
	}
}

foreach ( array( '北京大学图书馆', '上海交通大学', '広島平和記念公園', '東京国立博物館', '南京長江大橋' ) as $bench_topic ) {
	$bench_ids = array(
		$bench_add(
			array(
				'post_title'   => $bench_topic,
				'post_content' => '<p>欢迎。</p>',
			)
		),
		$bench_add(
			array(
				'post_title'   => '旅行',
				'post_content' => "<p>我们参观了{$bench_topic}并拍了照片。</p>",
			)
		),
	);

	$bench_searches['part of a Chinese or Japanese name'][ mb_substr( $bench_topic, 2, 4, 'UTF-8' ) ] = $bench_ids;
}

echo wp_json_encode( $bench_searches );
