/// Shares data within an app and between apps, for example by copy and paste.
///
/// The contents are a list of items. An item has one or more representations of the same data, each with a type: a
/// uniform type identifier such as `public.png`, or a name of the app's own.
@MainActor open class UIPasteboard: PlatformObject {
    /// The name. That of a unique pasteboard is generated.
    open private(set) var name: String

    private var knownContents = PasteboardContents()
    /// The file of a persistent pasteboard; nil for others.
    private var file: PasteboardFile?

    init(name: String) {
        self.name = name
        super.init(platform: ())
    }

    /// The present contents, including changes by other apps.
    private var contents: PasteboardContents {
        get {
            if let news = file?.news() { knownContents = news }
            return knownContents
        }
        set {
            knownContents = newValue
            file?.write(newValue)
        }
    }

    // MARK: Pasteboards

    private static var known: [String: UIPasteboard] = [:]

    /// The general pasteboard, for copy and paste.
    /// - ObjC: generalPasteboard
    open class var general: UIPasteboard { named(generalName) }

    private static func named(_ name: String) -> UIPasteboard {
        if let pasteboard = known[name] { return pasteboard }
        let pasteboard = UIPasteboard(name: name)
        pasteboard.isPersistent = name == generalName || name == findName
        known[name] = pasteboard
        return pasteboard
    }

    /// Returns the pasteboard with this name.
    /// - Parameter create: True to create the pasteboard if it does not exist. Otherwise the result is nil.
    /// - ObjC: pasteboardWithName:create:
    open class func pasteboard(withName name: String, create: Bool) -> UIPasteboard? {
        if name == generalName || name == findName { return named(name) }
        if known[name] == nil, PasteboardFile(name: name)?.exists == true { named(name).isPersistent = true }
        guard known[name] != nil || create, known.count < mostPasteboards else { return known[name] }
        return named(name)
    }

    /// Creates a pasteboard with a unique name.
    /// - ObjC: pasteboardWithUniqueName
    open class func withUniqueName() -> UIPasteboard {
        lastUnique += 1
        return named("com.apple.uikit.pboard-unique-\(lastUnique)")
    }

    private static var lastUnique = 0
    private static let mostPasteboards = 1000

    /// Removes a pasteboard; references to it are empty afterwards. The general pasteboard cannot be removed.
    /// - ObjC: removePasteboardWithName:
    open class func remove(withName pasteboardName: String) {
        guard pasteboardName != generalName, let pasteboard = known.removeValue(forKey: pasteboardName) else { return }
        pasteboard.isPersistent = false
        pasteboard.contents = PasteboardContents()
        NotificationCenter.default.post(name: removedNotification, object: pasteboard)
    }

    /// True if the pasteboard outlives the app and is shared by all apps of the device. True for the general and the
    /// find pasteboard; the default for others is false.
    open var isPersistent = false {
        didSet {
            guard isPersistent != oldValue else { return }
            guard isPersistent else {
                file?.remove()
                file = nil
                return
            }
            file = PasteboardFile(name: name)
            // Load contents from before the launch; or write those from before the pasteboard became persistent.
            if knownContents.items.isEmpty { _ = contents } else { file?.write(knownContents) }
        }
    }

    /// The number of changes of the contents.
    open var changeCount: Int { contents.changeCount }

    // MARK: First item

    /// The types of the first item.
    /// - ObjC: pasteboardTypes
    open var types: [String] { contents.types(of: 0) }

    /// Returns true if the first item has one of the types.
    /// - ObjC: containsPasteboardTypes:
    open func contains(pasteboardTypes: [String]) -> Bool { types.contains { pasteboardTypes.contains($0) } }

    /// Returns the first item's bytes for a type; nil if it does not have the type.
    /// - ObjC: dataForPasteboardType:
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        contents.value(pasteboardType, of: 0).flatMap(PasteboardValue.data)
    }

    /// Returns the first item's value for a type: a string, URL, image, colour, number or collection; bytes for other
    /// types.
    /// - ObjC: valueForPasteboardType:
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        contents.value(pasteboardType, of: 0).flatMap { PasteboardValue.object($0, pasteboardType) }
    }

    /// Replaces the contents by one item with one type. The value must be a property list value, image, colour or URL.
    /// - ObjC: setValue:forPasteboardType:
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// Replaces the contents by one item with one type, as bytes.
    /// - ObjC: setData:forPasteboardType:
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    // MARK: All items

    open var numberOfItems: Int { contents.items.count }

    /// All items: for each a dictionary from types to values.
    open var items: [[String: Any]] {
        get { contents.items }
        set { change { $0.items = newValue } }
    }

    /// Appends items.
    open func addItems(_ items: [[String: Any]]) { change { $0.items += items } }

    /// Returns the types of each item in a set; nil if an index is out of range.
    /// - Parameter itemSet: nil stands for all items.
    /// - ObjC: pasteboardTypesForItemSet:
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        contents.indexes(itemSet)?.map { contents.types(of: $0) }
    }

    /// Returns true if each item in the set has one of the types. False for an empty set.
    /// - ObjC: containsPasteboardTypes:inItemSet:
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let indexes = contents.indexes(itemSet), !indexes.isEmpty else { return false }
        return indexes.allSatisfy { index in contents.types(of: index).contains { pasteboardTypes.contains($0) } }
    }

    /// Returns the indexes of the items that have one of the types; nil if there are none.
    /// - ObjC: itemSetWithPasteboardTypes:
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = contents.items.indices.filter { index in
            contents.types(of: index).contains { pasteboardTypes.contains($0) }
        }
        return found.isEmpty ? nil : IndexSet(found)
    }

    /// Returns the values of the items in a set for a type. Items without the type are omitted. nil if an index is out
    /// of range.
    /// - ObjC: valuesForPasteboardType:inItemSet:
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        contents.indexes(itemSet)?.compactMap { index in
            contents.value(pasteboardType, of: index).flatMap { PasteboardValue.object($0, pasteboardType) }
        }
    }

    /// Returns the bytes of the items in a set for a type. Items without the type are omitted. nil if an index is out
    /// of range.
    /// - ObjC: dataForPasteboardType:inItemSet:
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        contents.indexes(itemSet)?.compactMap { index in
            contents.value(pasteboardType, of: index).flatMap(PasteboardValue.data)
        }
    }

    private func change(_ body: (inout PasteboardContents) -> Void) {
        var changed = contents
        let former = changed.allTypes
        body(&changed)
        changed.changeCount += 1
        contents = changed
        let present = changed.allTypes
        var userInfo: [AnyHashable: Any] = [:]
        let added = present.subtracting(former).sorted(), removed = former.subtracting(present).sorted()
        if !added.isEmpty { userInfo[UIPasteboard.changedTypesAddedUserInfoKey] = added }
        if !removed.isEmpty { userInfo[UIPasteboard.changedTypesRemovedUserInfoKey] = removed }
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: self, userInfo: userInfo.isEmpty ? nil : userInfo)
    }

    // MARK: Strings, URLs, images, colours

    private func first<Value>(_ types: [String]) -> Value? {
        for type in types {
            if let value = value(forPasteboardType: type) as? Value { return value }
        }
        return nil
    }

    private func all<Value>(_ types: [String]) -> [Value]? {
        let found: [Value] = contents.items.indices.compactMap { index in
            for type in types {
                if let value = contents.value(type, of: index).flatMap({ PasteboardValue.object($0, type) }) as? Value {
                    return value
                }
            }
            return nil
        }
        return found.isEmpty ? nil : found
    }

    private func put(_ values: [Any]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

    /// The text of the first item that has a text type. Setting it replaces the contents.
    open var string: String? {
        get { first(UIPasteboard.typeListString) }
        set { put(newValue.map { [$0] }, "public.utf8-plain-text") }
    }

    /// The texts of all items.
    open var strings: [String]? {
        get { all(UIPasteboard.typeListString) }
        set { put(newValue, "public.utf8-plain-text") }
    }

    /// The URL of the first item. Setting it replaces the contents; the URL is stored as text, too.
    /// - ObjC: URL
    open var url: URL? {
        get { first(UIPasteboard.typeListURL) }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs of all items.
    /// - ObjC: URLs
    open var urls: [URL]? {
        get { all(UIPasteboard.typeListURL) }
        set { items = (newValue ?? []).map { ["public.url": $0, "public.utf8-plain-text": $0.absoluteString] } }
    }

    /// The image of the first item. Setting it replaces the contents.
    open var image: UIImage? {
        get { first(UIPasteboard.typeListImage) }
        set { put(newValue.map { [$0] }, "public.png") }
    }

    /// The images of all items.
    open var images: [UIImage]? {
        get { all(UIPasteboard.typeListImage) }
        set { put(newValue, "public.png") }
    }

    /// The colour of the first item. Setting it replaces the contents.
    open var color: UIColor? {
        get { first(UIPasteboard.typeListColor) }
        set { put(newValue.map { [$0] }, "com.apple.uikit.color") }
    }

    /// The colours of all items.
    open var colors: [UIColor]? {
        get { all(UIPasteboard.typeListColor) }
        set { put(newValue, "com.apple.uikit.color") }
    }
}
