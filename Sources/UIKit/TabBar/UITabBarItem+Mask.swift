extension UITabBarItem {
    /// The image of the item, of which the bar uses only the opacity.
    var maskImage: UIImage? { systemItem.map(TabBarPicture.image) ?? image }
}
