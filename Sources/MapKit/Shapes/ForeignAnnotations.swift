/// The language of the app, if it is not Swift.
@MainActor package enum ForeignAnnotations {
    package static var language: (any AnnotationLanguage)?
}
