/** Services that look for a tag on the front page, and the tag's name. */
const META_NAMES = {
	google: 'google-site-verification',
	bing: 'msvalidate.01',
	pinterest: 'p:domain_verify',
	yandex: 'yandex-verification',
	facebook: 'facebook-domain-verification',
} as const;

/** Each is the key of its setting as well. */
export type VerificationService = keyof typeof META_NAMES;

const CODE = /^[A-Za-z0-9_-]+$/;
const CODE_IN_TAG = /\bcontent\s*=\s*(["']?)([A-Za-z0-9_-]+)\1(?=[\s/>]|$)/i;

/** A bare code as the tag that it stands for; anything else as it is. */
export function toMetaTag(
	service: VerificationService,
	value: string
): string {
	return CODE.test( value )
		? `<meta name="${ META_NAMES[ service ] }" content="${ value }" />`
		: value;
}

/** The code that the site would keep of a text: the text itself, or what its tag holds. Null for neither. */
export function findCode( text: string ): string | null {
	const trimmed = text.trim();
	return trimmed === '' || CODE.test( trimmed )
		? trimmed
		: CODE_IN_TAG.exec( trimmed )?.[ 2 ] ?? null;
}
