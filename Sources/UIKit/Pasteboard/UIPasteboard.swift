/// Where text, pictures and other things are put to be taken elsewhere: by copying and pasting.
///
/// What is put there is a list of items; an item is one thing in several forms, each under its type, which is a uniform
/// type identifier such as `public.png` or a name of the app's own.
@MainActor open class UIPasteboard: PlatformObject {
    /// The name; unique ones are made up.
    open private(set) var name: String

    private var knownContents = PasteboardContents()
    /// Where a persistent pasteboard is kept.
    private var file: PasteboardFile?

    init(name: String) {
        self.name = name
        super.init(platform: ())
    }

    /// The present content, also if another app has put it there.
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

    /// What the user copies to and pastes from.
    /// - ObjC: generalPasteboard
    open class var general: UIPasteboard { named(generalName) }

    private static func named(_ name: String) -> UIPasteboard {
        if let pasteboard = known[name] { return pasteboard }
        let pasteboard = UIPasteboard(name: name)
        pasteboard.isPersistent = name == generalName || name == findName
        known[name] = pasteboard
        return pasteboard
    }

    /// The pasteboard of that name.
    /// - Parameter create: Whether it is made if there is none.
    /// - ObjC: pasteboardWithName:create:
    open class func pasteboard(withName name: String, create: Bool) -> UIPasteboard? {
        if name == generalName || name == findName { return named(name) }
        if known[name] == nil, PasteboardFile(name: name)?.exists == true { named(name).isPersistent = true }
        guard known[name] != nil || create, known.count < mostPasteboards else { return known[name] }
        return named(name)
    }

    /// A new pasteboard with a name that no other has.
    /// - ObjC: pasteboardWithUniqueName
    open class func withUniqueName() -> UIPasteboard {
        lastUnique += 1
        return named("com.apple.uikit.pboard-unique-\(lastUnique)")
    }

    private static var lastUnique = 0
    private static let mostPasteboards = 1000

    /// Removes a pasteboard; objects that stand for it are empty then. The general one stays.
    /// - ObjC: removePasteboardWithName:
    open class func remove(withName pasteboardName: String) {
        guard pasteboardName != generalName, let pasteboard = known.removeValue(forKey: pasteboardName) else { return }
        pasteboard.isPersistent = false
        pasteboard.contents = PasteboardContents()
        NotificationCenter.default.post(name: removedNotification, object: pasteboard)
    }

    /// Whether the pasteboard outlives the app and is there for all apps of the device. The general one is; others,
    /// named by the app, are not by default.
    open var isPersistent = false {
        didSet {
            guard isPersistent != oldValue else { return }
            guard isPersistent else {
                file?.remove()
                file = nil
                return
            }
            file = PasteboardFile(name: name)
            // What was there before the app was started, or before it was made persistent.
            if knownContents.items.isEmpty { _ = contents } else { file?.write(knownContents) }
        }
    }

    /// How often the contents changed.
    open var changeCount: Int { contents.changeCount }

    // MARK: First item

    /// The types of the first item.
    /// - ObjC: pasteboardTypes
    open var types: [String] { contents.types(of: 0) }

    /// Whether the first item has one of the types.
    /// - ObjC: containsPasteboardTypes:
    open func contains(pasteboardTypes: [String]) -> Bool { types.contains { pasteboardTypes.contains($0) } }

    /// The bytes of the first item in a type; nil if it does not have it.
    /// - ObjC: dataForPasteboardType:
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        contents.value(pasteboardType, of: 0).flatMap(PasteboardValue.data)
    }

    /// The first item in a type, as a string, URL, image, colour, number or collection; bytes of other types.
    /// - ObjC: valueForPasteboardType:
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        contents.value(pasteboardType, of: 0).flatMap { PasteboardValue.object($0, pasteboardType) }
    }

    /// Puts one item of one type, a property list, image, colour or URL, in the place of everything.
    /// - ObjC: setValue:forPasteboardType:
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// Puts bytes of one type in the place of everything.
    /// - ObjC: setData:forPasteboardType:
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    // MARK: All items

    open var numberOfItems: Int { contents.items.count }

    /// The items: what there is in each type.
    open var items: [[String: Any]] {
        get { contents.items }
        set { change { $0.items = newValue } }
    }

    /// Puts further items after those that are there.
    open func addItems(_ items: [[String: Any]]) { change { $0.items += items } }

    /// The types of several items; nil if one of the indexes is too large.
    /// - Parameter itemSet: nil means all items.
    /// - ObjC: pasteboardTypesForItemSet:
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        contents.indexes(itemSet)?.map { contents.types(of: $0) }
    }

    /// Whether each of several items has one of the types.
    /// - ObjC: containsPasteboardTypes:inItemSet:
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let indexes = contents.indexes(itemSet), !indexes.isEmpty else { return false }
        return indexes.allSatisfy { index in contents.types(of: index).contains { pasteboardTypes.contains($0) } }
    }

    /// The items that have one of the types; nil if none has.
    /// - ObjC: itemSetWithPasteboardTypes:
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = contents.items.indices.filter { index in
            contents.types(of: index).contains { pasteboardTypes.contains($0) }
        }
        return found.isEmpty ? nil : IndexSet(found)
    }

    /// Several items in a type; what does not have it is left out. nil if one of the indexes is too large.
    /// - ObjC: valuesForPasteboardType:inItemSet:
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        contents.indexes(itemSet)?.compactMap { index in
            contents.value(pasteboardType, of: index).flatMap { PasteboardValue.object($0, pasteboardType) }
        }
    }

    /// The bytes of several items in a type; what does not have it is left out. nil if one of the indexes is too large.
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

    /// The first item's text. Setting it replaces everything.
    open var string: String? {
        get { first(UIPasteboard.typeListString) }
        set { put(newValue.map { [$0] }, "public.utf8-plain-text") }
    }

    /// The texts of all items.
    open var strings: [String]? {
        get { all(UIPasteboard.typeListString) }
        set { put(newValue, "public.utf8-plain-text") }
    }

    /// The first item's URL. Setting it replaces everything; the URL can be pasted as text too.
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

    /// The first item's picture. Setting it replaces everything.
    open var image: UIImage? {
        get { first(UIPasteboard.typeListImage) }
        set { put(newValue.map { [$0] }, "public.png") }
    }

    /// The pictures of all items.
    open var images: [UIImage]? {
        get { all(UIPasteboard.typeListImage) }
        set { put(newValue, "public.png") }
    }

    /// The first item's colour. Setting it replaces everything.
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
