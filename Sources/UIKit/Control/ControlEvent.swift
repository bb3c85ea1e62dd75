extension UIControl {
    /// The events for which a control sends actions.
    /// - ObjC: UIControlEvents
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// - ObjC: UIControlEventTouchDown
        public static let touchDown = Event(rawValue: 1 << 0)
        /// - ObjC: UIControlEventTouchDownRepeat
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// - ObjC: UIControlEventTouchDragInside
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// - ObjC: UIControlEventTouchDragOutside
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// - ObjC: UIControlEventTouchDragEnter
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// - ObjC: UIControlEventTouchDragExit
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// - ObjC: UIControlEventTouchUpInside
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// - ObjC: UIControlEventTouchUpOutside
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// - ObjC: UIControlEventTouchCancel
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// - ObjC: UIControlEventValueChanged
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// - ObjC: UIControlEventEditingDidBegin
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// - ObjC: UIControlEventEditingChanged
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// - ObjC: UIControlEventEditingDidEnd
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// - ObjC: UIControlEventEditingDidEndOnExit
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// - ObjC: UIControlEventAllTouchEvents
        public static let allTouchEvents = Event(rawValue: 0x00000FFF)
        /// - ObjC: UIControlEventAllEditingEvents
        public static let allEditingEvents = Event(rawValue: 0x000F0000)
        /// - ObjC: UIControlEventApplicationReserved
        public static let applicationReserved = Event(rawValue: 0x0F000000)
        /// - ObjC: UIControlEventSystemReserved
        public static let systemReserved = Event(rawValue: 0xF0000000)
        /// - ObjC: UIControlEventAllEvents
        public static let allEvents = Event(rawValue: 0xFFFFFFFF)
    }
}
