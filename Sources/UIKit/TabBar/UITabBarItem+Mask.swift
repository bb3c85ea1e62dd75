extension UITabBarItem {
    /// The image whose opacity the bar uses.
    var maskImage: UIImage? { systemItem.map(TabBarPicture.image) ?? image }
}
