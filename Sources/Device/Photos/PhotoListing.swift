/// A page of Photos that shows what is in the library now.
@MainActor protocol PhotoListing: AnyObject {
    func update()
}
