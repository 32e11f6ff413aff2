/**
 * Adds what browsers hide in menus or lack: speed, picture-in-picture and
 * chapters.
 */
( function () {
	const RATES = [ 0.5, 0.75, 1, 1.25, 1.5, 2 ];
	const texts = window.jpVideoPlayer;
	let count = 0;

	const create = ( name, properties, ...children ) => {
		const element = Object.assign(
			document.createElement( name ),
			properties
		);
		element.append( ...children );
		return element;
	};

	const formatTime = ( seconds ) => {
		const two = ( value ) => String( Math.floor( value ) ).padStart( 2, '0' );
		const hours = Math.floor( seconds / 3600 );
		const minutes = Math.floor( ( seconds % 3600 ) / 60 );
		return hours > 0
			? `${ hours }:${ two( minutes ) }:${ two( seconds % 60 ) }`
			: `${ minutes }:${ two( seconds % 60 ) }`;
	};

	const speedControl = ( video ) => {
		const number = new Intl.NumberFormat(
			document.documentElement.lang || undefined
		);
		const select = create(
			'select',
			{},
			...RATES.map( ( rate ) =>
				create( 'option', {
					value: String( rate ),
					textContent: `${ number.format( rate ) }×`,
				} )
			)
		);
		const show = () => {
			select.value = String( video.playbackRate );
		};
		select.addEventListener( 'change', () => {
			video.playbackRate = Number( select.value );
		} );
		video.addEventListener( 'ratechange', show );
		show();
		return create( 'label', {}, `${ texts.speed } `, select );
	};

	const pictureButton = ( video ) => {
		const button = create( 'button', {
			type: 'button',
			textContent: texts.pip,
		} );
		button.setAttribute( 'aria-pressed', 'false' );
		button.addEventListener( 'click', () => {
			const change =
				document.pictureInPictureElement === video
					? document.exitPictureInPicture()
					: video.requestPictureInPicture();
			// Refused until the video has loaded, or by the browser's settings.
			change.catch( () => {} );
		} );
		for ( const [ event, isIn ] of [
			[ 'enterpictureinpicture', true ],
			[ 'leavepictureinpicture', false ],
		] ) {
			video.addEventListener( event, () =>
				button.setAttribute( 'aria-pressed', String( isIn ) )
			);
		}
		return button;
	};

	const chapterList = ( video, track ) => {
		const list = create( 'ol', {} );
		const details = create(
			'details',
			{ className: 'jp-video-player__chapters', hidden: true },
			create( 'summary', { textContent: texts.chapters } ),
			list
		);
		const buttons = new Map();
		const mark = () => {
			const active = [ ...( track.track.activeCues || [] ) ];
			for ( const [ cue, button ] of buttons ) {
				if ( active.includes( cue ) ) {
					button.setAttribute( 'aria-current', 'true' );
				} else {
					button.removeAttribute( 'aria-current' );
				}
			}
		};
		const fill = () => {
			if ( buttons.size > 0 ) {
				return;
			}
			for ( const cue of track.track.cues || [] ) {
				const button = create( 'button', {
					type: 'button',
					textContent: `${ formatTime( cue.startTime ) } ${ cue.text }`,
				} );
				button.addEventListener( 'click', () => {
					video.currentTime = cue.startTime;
				} );
				buttons.set( cue, button );
				list.append( create( 'li', {}, button ) );
			}
			details.hidden = buttons.size === 0;
			mark();
		};
		track.addEventListener( 'load', fill );
		track.track.addEventListener( 'cuechange', mark );
		// Loads the track without showing it.
		track.track.mode = 'hidden';
		fill();
		return details;
	};

	for ( const video of document.querySelectorAll(
		'.wp-block-video video[controls], .wp-video > video[controls]'
	) ) {
		count++;
		const bar = create(
			'div',
			{ className: 'jp-video-player' },
			speedControl( video )
		);
		bar.setAttribute( 'role', 'group' );
		bar.setAttribute(
			'aria-label',
			count > 1 ? `${ texts.controls } ${ count }` : texts.controls
		);
		if (
			document.pictureInPictureEnabled &&
			! video.disablePictureInPicture
		) {
			bar.append( pictureButton( video ) );
		}
		const chapters = video.querySelector( 'track[kind="chapters"]' );
		if ( chapters ) {
			bar.append( chapterList( video, chapters ) );
		}
		video.after( bar );
	}
} )();
