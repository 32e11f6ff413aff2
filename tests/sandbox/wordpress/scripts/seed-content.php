<?php
/**
 * A small magazine: thirty posts with comments, pages, images and tags, spread
 * over the past months.
 */

// phpcs:disable -- runs on a sandbox's site only.

require __DIR__ . '/seed-images.php';

$places  = array( 'Lisbon', 'the Azores', 'Alentejo', 'the Dolomites', 'Kyoto', 'the Highlands', 'Oaxaca', 'Crete', 'Brittany', 'the Karst' );
$dishes  = array( 'bread', 'bean stew', 'plum cake' );
$titles  = array();
$index   = 0;
foreach ( $places as $place ) {
	$titles[] = sprintf( 'A week of walking in %s', $place );
	$titles[] = sprintf( 'What we ate in %s: %s', $place, $dishes[ $index++ % 3 ] );
	$titles[] = sprintf( 'Small rooms, long tables: staying in %s', $place );
}

$paragraphs = array(
	'We set out before the heat, with a map that showed half of the paths and a thermos that lasted until the second hill.',
	'The road bends twice after the chapel; past it there is a farm where they sell cheese from a window and never have change.',
	'Nobody hurried. The bus came late, the soup came later, and both were worth it.',
	'If you go, take shoes that can get wet, a book that can get lost, and less of everything else.',
	'In the evening the whole street smelled of wood smoke, and someone tuned a guitar for an hour without playing a song.',
	'We asked how long it had been done that way. She thought about it and said: since yesterday, but properly.',
);
$remarks = array(
	'We took the same path last spring and found the gate locked. Is it open again?',
	'Thank you, this made my evening.',
	'The recipe works with half of the salt.',
	'Where exactly is that farm? We must have walked past it.',
	'Lovely photographs. Which time of the year was this?',
);
$readers = array( 'Ana Duarte', 'Tom Whitfield', 'Ingrid Solberg', 'Rui Mendes', 'Chiara Bassi' );

$categories = array();
foreach ( array( 'Walks', 'Kitchen', 'Places to stay' ) as $name ) {
	$term         = wp_insert_term( $name, 'category' );
	$categories[] = (int) $term['term_id'];
}
$tags    = array( 'autumn', 'by train', 'with children', 'rain', 'recipes', 'islands', 'mountains', 'budget' );
$authors = array( 'admin', 'editor', 'author' );
$images  = sandbox_seed_images( 6 );

wp_defer_term_counting( true );
wp_defer_comment_counting( true );

foreach ( $titles as $i => $title ) {
	$time    = time() - ( $i * 6 + 1 ) * DAY_IN_SECONDS - $i * 4321;
	$content = '';
	for ( $p = 0; $p < 3 + $i % 3; $p++ ) {
		$content .= "<!-- wp:paragraph -->\n<p>" . $paragraphs[ ( $i + $p ) % count( $paragraphs ) ] . "</p>\n<!-- /wp:paragraph -->\n\n";
	}
	$image = $images[ $i % count( $images ) ];
	if ( 0 === $i % 4 ) {
		$content .= sprintf(
			"<!-- wp:image {\"id\":%1\$d} -->\n<figure class=\"wp-block-image\"><img src=\"%2\$s\" alt=\"\" class=\"wp-image-%1\$d\"/></figure>\n<!-- /wp:image -->",
			$image,
			esc_url( wp_get_attachment_url( $image ) )
		);
	}
	$post = wp_insert_post(
		array(
			'post_title'    => $title,
			'post_content'  => $content,
			'post_status'   => 'publish',
			'post_author'   => get_user_by( 'login', $authors[ $i % 3 ] )->ID,
			'post_date_gmt' => gmdate( 'Y-m-d H:i:s', $time ),
			'post_date'     => get_date_from_gmt( gmdate( 'Y-m-d H:i:s', $time ) ),
			'post_category' => array( $categories[ $i % 3 ] ),
			'tags_input'    => array( $tags[ $i % 8 ], $tags[ ( $i + 3 ) % 8 ] ),
		)
	);
	set_post_thumbnail( $post, $image );

	for ( $c = 0; $c < $i % 4; $c++ ) {
		$who = $readers[ ( $i + $c ) % count( $readers ) ];
		$at  = gmdate( 'Y-m-d H:i:s', $time + ( $c + 1 ) * 5 * HOUR_IN_SECONDS );
		wp_insert_comment(
			array(
				'comment_post_ID'      => $post,
				'comment_author'       => $who,
				'comment_author_email' => sanitize_title( $who ) . '@example.com',
				'comment_author_IP'    => '192.0.2.' . ( 10 + $c ),
				'comment_content'      => $remarks[ ( $i + $c ) % count( $remarks ) ],
				'comment_date_gmt'     => $at,
				'comment_date'         => get_date_from_gmt( $at ),
				'comment_approved'     => 7 === $i ? '0' : '1',
			)
		);
	}
}

foreach ( array( 'About us', 'Contact', 'The walking calendar', 'Imprint' ) as $title ) {
	wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_title'   => $title,
			'post_content' => "<!-- wp:paragraph -->\n<p>" . $paragraphs[ strlen( $title ) % count( $paragraphs ) ] . "</p>\n<!-- /wp:paragraph -->",
			'post_status'  => 'publish',
			'post_author'  => get_user_by( 'login', 'admin' )->ID,
		)
	);
}
wp_insert_post(
	array(
		'post_title'   => 'Notes for a winter menu',
		'post_content' => $paragraphs[0],
		'post_status'  => 'draft',
		'post_author'  => get_user_by( 'login', 'contributor' )->ID,
	)
);

wp_defer_comment_counting( false );
wp_defer_term_counting( false );
