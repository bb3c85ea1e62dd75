/// The images, offsets and attributes with which an app customizes a search bar (iOS 5).
struct SearchBarLook {
    var fieldBackgrounds = StateTable<UIImage>()
    var fieldBackgroundOffset = UIOffset.zero
    var textOffset = UIOffset.zero
    var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
    var scopeBackground: UIImage?
    var scopeButtonBackgrounds = StateTable<UIImage>()
    var scopeDividers: [SegmentLook.Divider: UIImage] = [:]
    var scopeTitleAttributes = StateTable<[String: Any]>()

    /// Applies the customization to the scope buttons.
    @MainActor func apply(to scopes: UISegmentedControl) {
        for (state, image) in scopeButtonBackgrounds.all {
            scopes.setBackgroundImage(image, for: state, barMetrics: .default)
        }
        for (divider, image) in scopeDividers {
            scopes.setDividerImage(
                image, forLeftSegmentState: divider.left, rightSegmentState: divider.right, barMetrics: divider.metrics)
        }
        for (state, attributes) in scopeTitleAttributes.all { scopes.setTitleTextAttributes(attributes, for: state) }
    }
}
