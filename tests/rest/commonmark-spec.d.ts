declare module 'commonmark-spec' {
	const spec: {
		tests: { number: number; markdown: string; html: string }[];
	};
	export default spec;
}
