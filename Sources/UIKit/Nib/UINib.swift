/// A nib file, ready to make its objects as often as they are needed: for the cells of a table above all.
///
/// The file is read when the objects are first made. What was read is kept until memory runs low. (iOS 4.)
@MainActor open class UINib: PlatformObject {
    /// The keys of the options for ``UINib/instantiate(withOwner:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The objects that placeholders of the nib stand for, by the placeholders' identifiers: a `[String: Any]`.
        /// - ObjC: -
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")

        /// The same under the name of iPhone OS 2.
        /// - ObjC: -
        public static let proxiedObjects = OptionsKey(rawValue: "UINibProxiedObjectsKey")
    }

    final let source: NibSource

    /// The parsed nib of a UINib made from data; nibs from files are in ``NibCache``.
    final var parsed: NibFile?
    private final var memoryObserver: (any NSObjectProtocol)?

    /// The nib file of that name in a bundle.
    /// - Parameters:
    ///   - name: With or without extension. The file made for the device (`Name~ipad`) and the one in the person's
    ///     language come first.
    ///   - bundle: nil is the app's.
    /// - ObjC: +nibWithNibName:bundle:
    public init(nibName name: String, bundle: Bundle?) {
        source = .file(name: name, bundle: bundle)
        super.init(platform: ())
    }

    /// A nib whose file is in memory.
    /// - Parameter bundle: Where its pictures are; nil is the app's.
    /// - ObjC: +nibWithData:bundle:
    public init(data: Data, bundle: Bundle?) {
        source = .data(data, bundle: bundle)
        super.init(platform: ())
        nonisolated(unsafe) weak let nib = self
        memoryObserver = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { nib?.parsed = nil }
        }
    }

    deinit {
        if let memoryObserver { NotificationCenter.default.removeObserver(memoryObserver) }
    }

    /// Makes the nib's objects, connects them, and tells them so by `awakeFromNib()`.
    ///
    /// A file that is missing or broken raises NSInternalInconsistencyException.
    /// - Parameters:
    ///   - owner: What File's Owner stands for.
    ///   - options: ``OptionsKey/externalObjects``.
    /// - Returns: the objects at the top of the nib, without placeholders. The caller retains the array, or has outlets
    ///   that retain the objects.
    @discardableResult
    open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        makeObjects(owner: owner.map { $0 as AnyObject }, options: options)
    }
}
