/// A tab of a tab bar: an image with a title under it, and perhaps a badge.
open class UITabBarItem: UIBarItem {
    /// Items that look the same in all apps. Title and image cannot be changed.
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

    /// What the item stands for, if it is one of the system's.
    package final let systemItem: SystemItem?

    public override init() {
        systemItem = nil
        super.init()
    }

    /// - Parameter image: About 30 points wide and high; only its opacity is used.
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

    /// What the red badge at the item's upper right says; nil, the default, for none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

    /// Moves the title, in points. Zero by default. iOS 5.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange() } }
    }

    // MARK: Images of the app's own

    private(set) final var storedSelectedImage: UIImage?
    private(set) final var storedUnselectedImage: UIImage?

    /// Gives the item images that are shown as they are, instead of one that the bar colours.
    /// - ObjC: setFinishedSelectedImage:withFinishedUnselectedImage:
    open func setFinishedSelectedImage(
        _ selectedImage: UIImage?, withFinishedUnselectedImage unselectedImage: UIImage?
    ) {
        storedSelectedImage = selectedImage
        storedUnselectedImage = unselectedImage
        didChange()
    }

    /// The image while the item is selected, if the app gave one.
    /// - ObjC: finishedSelectedImage
    open func finishedSelectedImage() -> UIImage? { storedSelectedImage }

    /// The image while the item is not selected, if the app gave one.
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
