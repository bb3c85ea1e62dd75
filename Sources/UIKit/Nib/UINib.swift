/// A nib file that can be instantiated repeatedly, for example for table view cells.
///
/// The file is read at the first instantiation. Its parsed contents are cached until memory is low. (iOS 4.)
@MainActor open class UINib: PlatformObject {
    /// The keys of the options for ``UINib/instantiate(withOwner:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The objects for the nib's placeholders, by the placeholders' identifiers: a `[String: Any]`.
        /// - ObjC: -
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")

        /// The key of iPhone OS 2 for the same option.
        /// - ObjC: -
        public static let proxiedObjects = OptionsKey(rawValue: "UINibProxiedObjectsKey")
    }

    final let source: NibSource

    /// The parsed nib of a UINib made from data; nibs from files are in ``NibCache``.
    final var parsed: NibFile?
    private final var memoryObserver: (any NSObjectProtocol)?

    /// A nib file in a bundle.
    /// - Parameters:
    ///   - name: With or without extension. The versions for the device (`Name~ipad`) and for the user's language are
    ///   preferred.
    ///   - bundle: nil is the app's.
    /// - ObjC: +nibWithNibName:bundle:
    public init(nibName name: String, bundle: Bundle?) {
        source = .file(name: name, bundle: bundle)
        super.init(platform: ())
    }

    /// A nib whose file is in memory.
    /// - Parameter bundle: The bundle of its images; nil is the app's.
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

    /// Instantiates the nib's objects, connects them, and calls `awakeFromNib()`.
    ///
    /// Raises NSInternalInconsistencyException if the file is missing or invalid.
    /// - Parameters:
    ///   - owner: The object for File's Owner.
    ///   - options: ``OptionsKey/externalObjects``.
    /// - Returns: the top-level objects of the nib, without placeholders. The caller must retain the array, or the
    ///   objects by outlets.
    @discardableResult
    open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        makeObjects(owner: owner.map(instance(of:)), options: options)
    }
}
