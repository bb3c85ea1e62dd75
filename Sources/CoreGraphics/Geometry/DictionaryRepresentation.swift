extension CGPoint {
    /// The point as a dictionary of the numbers X and Y.
    public var dictionaryRepresentation: [String: Any] { ["X": Double(x), "Y": Double(y)] }

    /// Nil when a number is missing.
    public init?(dictionaryRepresentation dictionary: [String: Any]) {
        guard let x = dictionary.number("X"), let y = dictionary.number("Y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    /// The size as a dictionary of the numbers Width and Height.
    public var dictionaryRepresentation: [String: Any] { ["Width": Double(width), "Height": Double(height)] }

    /// Nil when a number is missing.
    public init?(dictionaryRepresentation dictionary: [String: Any]) {
        guard let width = dictionary.number("Width"), let height = dictionary.number("Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// The rectangle as a dictionary of the numbers X, Y, Width and Height.
    public var dictionaryRepresentation: [String: Any] {
        origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { number, _ in number }
    }

    /// Nil when a number is missing.
    public init?(dictionaryRepresentation dictionary: [String: Any]) {
        guard let origin = CGPoint(dictionaryRepresentation: dictionary),
            let size = CGSize(dictionaryRepresentation: dictionary)
        else { return nil }
        self.init(origin: origin, size: size)
    }
}

extension [String: Any] {
    fileprivate func number(_ key: String) -> Double? {
        switch self[key] {
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
