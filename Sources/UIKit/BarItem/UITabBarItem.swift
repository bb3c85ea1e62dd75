/// A tab of a tab bar: an image with a title below it, and an optional badge.
open class UITabBarItem: UIBarItem {
    /// The system's standard items, whose title and image cannot be changed.
    /// - ObjC: UITabBarSystemItem
    public enum SystemItem: Int, CaseIterable, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11
    }

    /// The system item; nil for other items.
    package final let systemItem: SystemItem?

    public override init() {
        systemItem = nil
        super.init()
    }

    /// - Parameter image: An image of about 30×30 points, of which only the opacity is used.
    public init(title: String?, image: UIImage?, tag: Int) {
        systemItem = nil
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.systemItem = systemItem
        super.init()
        super.title = systemItem.title
        self.tag = tag
    }

    public required init?(coder: NSCoder) {
        let isSystemItem = coder.containsValue(forKey: "UISystemItem")
        systemItem = isSystemItem ? SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem")) : nil
        super.init(coder: coder)
        if let systemItem { super.title = systemItem.title }
        badgeValue = coder.decodeText(forKey: "UIBadgeValue")
        storedSelectedImage = coder.decode(UIImage.self, forKey: "UISelectedImage")
        storedUnselectedImage = coder.decode(UIImage.self, forKey: "UIUnselectedImage")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let systemItem {
            coder.encode(true, forKey: "UIIsSystemItem")
            coder.encode(systemItem.rawValue, forKey: "UISystemItem")
        }
        coder.encode(ifPresent: badgeValue, forKey: "UIBadgeValue")
        coder.encode(ifPresent: storedSelectedImage, forKey: "UISelectedImage")
        coder.encode(ifPresent: storedUnselectedImage, forKey: "UIUnselectedImage")
    }

    open override var title: String? {
        get { super.title }
        set { if systemItem == nil { super.title = newValue } }
    }

    open override var image: UIImage? {
        get { super.image }
        set { if systemItem == nil { super.image = newValue } }
    }

    /// The text of the red badge at the item's upper right; nil, the default, shows none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

    /// The offset of the title, in points. Zero by default. iOS 5.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange() } }
    }

    // MARK: Finished images

    private(set) final var storedSelectedImage: UIImage?
    private(set) final var storedUnselectedImage: UIImage?

    /// Sets images that are shown unchanged, instead of being coloured by the bar.
    /// - ObjC: setFinishedSelectedImage:withFinishedUnselectedImage:
    open func setFinishedSelectedImage(
        _ selectedImage: UIImage?, withFinishedUnselectedImage unselectedImage: UIImage?
    ) {
        storedSelectedImage = selectedImage
        storedUnselectedImage = unselectedImage
        didChange()
    }

    /// The finished image for the selected item; nil if the app set none.
    /// - ObjC: finishedSelectedImage
    open func finishedSelectedImage() -> UIImage? { storedSelectedImage }

    /// The finished image for the unselected item; nil if the app set none.
    /// - ObjC: finishedUnselectedImage
    open func finishedUnselectedImage() -> UIImage? { storedUnselectedImage }
}

extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }
}
