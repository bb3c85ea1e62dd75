/// The structures inside messages, field by field.

extension DeviceMessage.Hello {
    func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        writer.write(version)
        try profile.encode(into: &writer)
        switch clock {
        case .wall: writer.write(false)
        case .virtual(let wallNanoseconds, let monotonicNanoseconds):
            writer.write(true)
            writer.write(wallNanoseconds)
            writer.write(monotonicNanoseconds)
        }
        try writer.write(count: launchOptions.count, "launchOptions", limit: DeviceLinkLimits.launchOptionCount)
        for (key, value) in launchOptions.sorted(by: { $0.key < $1.key }) {
            try writer.write(key, "launchOptions")
            try writer.write(value, "launchOptions")
        }
        try writer.write(urlSchemes: urlSchemes)
        try writer.write(count: notifications.count, "notifications", limit: DeviceLinkLimits.notificationCount)
        for notification in notifications { try notification.encode(into: &writer) }
        writer.write(badge)
        try battery.encode(into: &writer)
        writer.write(pushTypes)
    }

    init(from reader: inout MessageReader) throws(DeviceLinkError) {
        version = try reader.read("version")
        profile = try DeviceProfile(from: &reader)
        if try reader.readBool("clock") {
            clock = .virtual(
                wallNanoseconds: try reader.readTime("clock.wall"),
                monotonicNanoseconds: try reader.readTime("clock.monotonic"))
        } else {
            clock = .wall
        }
        launchOptions = [:]
        for _ in 0..<(try reader.readCount("launchOptions", limit: DeviceLinkLimits.launchOptionCount)) {
            let key = try reader.readString("launchOptions")
            launchOptions[key] = try reader.readString("launchOptions")
        }
        urlSchemes = try reader.readURLSchemes()
        notifications = []
        for _ in 0..<(try reader.readCount("notifications", limit: DeviceLinkLimits.notificationCount)) {
            notifications.append(try ScheduledNotification(from: &reader))
        }
        badge = try reader.read("badge")
        battery = try BatteryReading(from: &reader)
        pushTypes = try reader.read("pushTypes")
    }
}

extension BatteryReading {
    func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        try writer.write(level, "battery.level")
        writer.write(state.rawValue)
    }

    init(from reader: inout MessageReader) throws(DeviceLinkError) {
        level = try reader.readDouble("battery.level", in: 0...1)
        state = try reader.readCase("battery.state")
    }
}

extension NetworkCondition {
    func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        writer.write(link.rawValue)
        try writer.write(delay, "network.delay")
        try writer.write(download, "network.download")
        try writer.write(upload, "network.upload")
        try writer.write(loss, "network.loss")
    }

    init(from reader: inout MessageReader) throws(DeviceLinkError) {
        link = try reader.readCase("network.link")
        delay = try reader.readDouble("network.delay", in: 0...3600)
        download = try reader.readDouble("network.download", in: 0...1e12)
        upload = try reader.readDouble("network.upload", in: 0...1e12)
        loss = try reader.readDouble("network.loss", in: 0...1)
    }
}

extension PushRegistration {
    func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        switch self {
        case .unavailable: writer.write(0 as UInt8)
        case .notEntitled: writer.write(2 as UInt8)
        case .token(let digits, let types):
            writer.write(1 as UInt8)
            try writer.write(digits, "token")
            writer.write(types)
        }
    }

    init(from reader: inout MessageReader) throws(DeviceLinkError) {
        switch try reader.read("outcome") as UInt8 {
        case 0: self = .unavailable
        case 1: self = .token(try reader.readString("token"), types: try reader.read("types"))
        case 2: self = .notEntitled
        default: throw reader.malformed("outcome", "is none that is known")
        }
    }
}

extension ScheduledNotification {
    func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        writer.write(number)
        try writer.write(propertyList, "propertyList")
    }

    init(from reader: inout MessageReader) throws(DeviceLinkError) {
        number = try reader.read("number")
        propertyList = try reader.readString("propertyList")
    }
}

extension DeviceProfile {
    func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        try writer.write(name, "profile.name")
        try writer.write(pointWidth, "profile.pointWidth")
        try writer.write(pointHeight, "profile.pointHeight")
        try writer.write(scale, "profile.scale")
        try writer.write(statusBarHeight, "profile.statusBarHeight")
        try writer.write(systemVersion, "profile.systemVersion")
        try writer.write(model, "profile.model")
        try writer.write(language, "profile.language")
        try writer.write(locale, "profile.locale")
        try writer.write(identifier, "profile.identifier")
    }

    init(from reader: inout MessageReader) throws(DeviceLinkError) {
        name = try reader.readString("profile.name")
        pointWidth = try reader.readDouble("profile.pointWidth", in: 1...4096)
        pointHeight = try reader.readDouble("profile.pointHeight", in: 1...4096)
        scale = try reader.readDouble("profile.scale", in: 0.25...8)
        statusBarHeight = try reader.readDouble("profile.statusBarHeight", in: 0...4096)
        systemVersion = try reader.readString("profile.systemVersion")
        model = try reader.readString("profile.model")
        language = try reader.readString("profile.language")
        locale = try reader.readString("profile.locale")
        identifier = try reader.readString("profile.identifier")
    }
}

extension SurfaceDescription {
    func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        try writer.write(width, "width", in: 1...DeviceLinkLimits.surfaceSide)
        try writer.write(height, "height", in: 1...DeviceLinkLimits.surfaceSide)
        try writer.write(bytesPerRow, "bytesPerRow", in: 4 * width...8 * DeviceLinkLimits.surfaceSide)
        writer.write(descriptor)
    }

    init(from reader: inout MessageReader) throws(DeviceLinkError) {
        width = try reader.readInt("width", in: 1...DeviceLinkLimits.surfaceSide)
        height = try reader.readInt("height", in: 1...DeviceLinkLimits.surfaceSide)
        bytesPerRow = try reader.readInt("bytesPerRow", in: 4 * width...8 * DeviceLinkLimits.surfaceSide)
        guard bytesPerRow.isMultiple(of: 4) else { throw reader.malformed("bytesPerRow", "is not a multiple of 4") }
        descriptor = try reader.readDescriptor("memory")
    }
}

extension TouchPoint {
    func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        writer.write(identifier)
        writer.write(phase.rawValue)
        try writer.write(x, "x")
        try writer.write(y, "y")
    }

    init(from reader: inout MessageReader) throws(DeviceLinkError) {
        identifier = try reader.read("identifier")
        phase = try reader.readCase("phase")
        x = try reader.readDouble("x", in: -65536...65536)
        y = try reader.readDouble("y", in: -65536...65536)
    }
}

extension KeyPress {
    func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        writer.write(isDown)
        try writer.write(text, "text")
        try writer.write(code, "code")
        writer.write(modifiers.rawValue)
    }

    init(from reader: inout MessageReader) throws(DeviceLinkError) {
        isDown = try reader.readBool("isDown")
        text = try reader.readString("text")
        code = try reader.readString("code")
        modifiers = Modifiers(rawValue: try reader.read("modifiers"))
    }
}

extension Composition {
    func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        try writer.write(text, "text")
        writer.write(UInt32(clamping: selection.lowerBound))
        writer.write(UInt32(clamping: selection.upperBound))
        writer.write(isFinal)
    }

    init(from reader: inout MessageReader) throws(DeviceLinkError) {
        text = try reader.readString("text")
        let (start, end): (UInt32, UInt32) = (try reader.read("selection"), try reader.read("selection"))
        guard start <= end, Int(end) <= text.utf16.count else {
            throw reader.malformed("selection", "is not in the text")
        }
        selection = Int(start)..<Int(end)
        isFinal = try reader.readBool("isFinal")
    }
}

extension DamageRect {
    func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        try writer.write(x, "damage.x", in: 0...DeviceLinkLimits.surfaceSide)
        try writer.write(y, "damage.y", in: 0...DeviceLinkLimits.surfaceSide)
        try writer.write(width, "damage.width", in: 0...DeviceLinkLimits.surfaceSide)
        try writer.write(height, "damage.height", in: 0...DeviceLinkLimits.surfaceSide)
    }

    init(from reader: inout MessageReader) throws(DeviceLinkError) {
        x = try reader.readInt("damage.x", in: 0...DeviceLinkLimits.surfaceSide)
        y = try reader.readInt("damage.y", in: 0...DeviceLinkLimits.surfaceSide)
        width = try reader.readInt("damage.width", in: 0...DeviceLinkLimits.surfaceSide)
        height = try reader.readInt("damage.height", in: 0...DeviceLinkLimits.surfaceSide)
    }
}

extension MessageReader {
    /// Reads a time that leaves room to add to it: up to some 146 years.
    mutating func readTime(_ field: String) throws(DeviceLinkError) -> Int64 {
        let time = try read(field, as: Int64.self)
        guard (0...Int64.max / 2).contains(time) else { throw malformed(field, "is \(time), out of range") }
        return time
    }
}

extension AppHealth {
    private static let counts = 0...Int(Int32.max)

    func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        try writer.write(count: problems.count, "problems", limit: DeviceLinkLimits.problemCount)
        for problem in problems { try writer.write(problem, "problems") }
        for count in [viewCount, lostViewCount, controllerCount, lostControllerCount] {
            try writer.write(count, "counts", in: AppHealth.counts)
        }
    }

    init(from reader: inout MessageReader) throws(DeviceLinkError) {
        problems = []
        for _ in 0..<(try reader.readCount("problems", limit: DeviceLinkLimits.problemCount)) {
            problems.append(try reader.readString("problems"))
        }
        viewCount = try reader.readInt("counts", in: AppHealth.counts)
        lostViewCount = try reader.readInt("counts", in: AppHealth.counts)
        controllerCount = try reader.readInt("counts", in: AppHealth.counts)
        lostControllerCount = try reader.readInt("counts", in: AppHealth.counts)
    }
}

extension LocationFix {
    func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        try writer.write(latitude, "latitude")
        try writer.write(longitude, "longitude")
        try writer.write(altitude, "altitude")
        try writer.write(horizontalAccuracy, "horizontalAccuracy")
        try writer.write(verticalAccuracy, "verticalAccuracy")
        try writer.write(course, "course")
        try writer.write(speed, "speed")
    }

    init(from reader: inout MessageReader) throws(DeviceLinkError) {
        latitude = try reader.readDouble("latitude", in: -90...90)
        longitude = try reader.readDouble("longitude", in: -180...180)
        altitude = try reader.readDouble("altitude", in: -1e6...1e9)
        horizontalAccuracy = try reader.readDouble("horizontalAccuracy", in: 0...1e8)
        verticalAccuracy = try reader.readDouble("verticalAccuracy", in: -1...1e8)
        course = try reader.readDouble("course", in: -1...360)
        speed = try reader.readDouble("speed", in: -1...1e6)
    }
}

extension MessageWriter {
    mutating func write(urlSchemes: [String]) throws(DeviceLinkError) {
        try write(count: urlSchemes.count, "urlSchemes", limit: DeviceLinkLimits.urlSchemeCount)
        for scheme in urlSchemes { try write(scheme, "urlSchemes") }
    }
}

extension MessageReader {
    mutating func readURLSchemes() throws(DeviceLinkError) -> [String] {
        var schemes: [String] = []
        for _ in 0..<(try readCount("urlSchemes", limit: DeviceLinkLimits.urlSchemeCount)) {
            schemes.append(try readString("urlSchemes"))
        }
        return schemes
    }
}

extension SoundHardware {
    func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        try writer.write(volume, "volume")
        writer.write(isSilenced)
        writer.write(hasHeadset)
        writer.write(hasMicrophone)
    }

    init(from reader: inout MessageReader) throws(DeviceLinkError) {
        volume = try reader.readDouble("volume", in: 0...1)
        isSilenced = try reader.readBool("silenced")
        hasHeadset = try reader.readBool("headset")
        hasMicrophone = try reader.readBool("microphone")
    }
}
