/// What maps ask of annotations whose class is written in another language. The bridge of that language sets it.
@MainActor package protocol AnnotationLanguage {
    /// Observes a key of an object, in the way of its language.
    ///
    /// - Returns: what ends the observation when it is released; nil for an object of Swift.
    func observe(
        _ annotation: any MKAnnotation, _ key: String, changed: @escaping @MainActor () -> Void
    ) -> AnyObject?

    /// Tells an annotation of a new place.
    ///
    /// - Returns: nil for an object of Swift; false if the annotation cannot be moved.
    func move(_ annotation: any MKAnnotation, to coordinate: CLLocationCoordinate2D) -> Bool?

    /// True if an annotation can be moved; nil for an object of Swift.
    func canMove(_ annotation: any MKAnnotation) -> Bool?

    /// Changes a value of a framework object so that observers of a key hear of it.
    func announce(_ object: PlatformObject, _ key: String, _ change: () -> Void)
}
