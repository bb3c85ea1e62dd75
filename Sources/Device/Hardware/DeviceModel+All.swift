import DeviceLink

extension SystemVersion {
    /// The first one that lets apps stay in memory.
    static let four = SystemVersion("4.0")!
    static let five = SystemVersion("5.0")!
    /// The first one in which the switch of an iPad silences it; before, it kept the screen from turning.
    static let firstSilentPad = SystemVersion("4.2")!

    /// The newest one: apps that ask for a newer one run on it.
    static let newest = all[all.count - 1]

    /// The systems that devices can have, the oldest first: the last of each that brought new interfaces. That of the iPad
    /// alone, 3.2, is among them.
    public static let all = ["3.0.1", "3.1.3", "3.2", "4.0.2", "4.1", "4.2.1", "4.3.5", "5.0.1", "5.1.1"]
        .compactMap { SystemVersion($0) }
}

extension DeviceModel {
    /// Every known model with its usual system, in the order in which they came, iPhones first.
    public static let all = phones + pods + pads

    /// The one that is taken where none is named.
    public static let standard = phones[2]

    private static let phones = [
        make(.phone, "iPhone", "iPhone1,1", megabytes: 128, "3.0.1"..."3.1.3", usual: "3.1.3", ofFirstPhone),
        make(.phone, "iPhone 3G", "iPhone1,2", megabytes: 128, "3.0.1"..."4.2.1", usual: "3.1.3", ofPhone3G),
        make(.phone, "iPhone 3GS", "iPhone2,1", megabytes: 256, "3.0.1"..."5.1.1", usual: "3.1.3", ofPhone3GS),
        make(.phone, "iPhone 4", "iPhone3,1", megabytes: 512, "4.0.2"..."5.1.1", usual: "4.3.5", scale: 2, ofPhone4),
        make(
            .phone, "iPhone 4S", "iPhone4,1", megabytes: 512, "5.0.1"..."5.1.1", usual: "5.1.1", scale: 2,
            ofPhone4.union([.bluetoothLE])),
    ]

    private static let pods = [
        make(.pod, "iPod touch", "iPod1,1", megabytes: 128, "3.0.1"..."3.1.3", usual: "3.1.3", ofFirstPod),
        make(
            .pod, "iPod touch 2", "iPod2,1", megabytes: 128, "3.0.1"..."4.2.1", usual: "3.1.3",
            ofFirstPod.union([.microphone, .peerPeer, .gameKit, .volumeButtons])),
        make(.pod, "iPod touch 3", "iPod3,1", megabytes: 256, "3.1.3"..."5.1.1", usual: "3.1.3", ofPod3),
        make(
            .pod, "iPod touch 4", "iPod4,1", megabytes: 256, "4.1"..."5.1.1", usual: "4.3.5", scale: 2,
            ofPod3.union([.stillCamera, .videoCamera, .frontFacingCamera, .gyroscope])),
    ]

    private static let pads = [
        make(.pad, "iPad", "iPad1,1", megabytes: 256, "3.2"..."5.1.1", usual: "3.2", ofPad),
        make(
            .pad, "iPad 2", "iPad2,1", megabytes: 512, "4.3.5"..."5.1.1", usual: "4.3.5",
            ofPad.union([.stillCamera, .videoCamera, .frontFacingCamera, .gyroscope])),
        make(
            .pad, "iPad 3", "iPad3,1", megabytes: 1024, "5.1.1"..."5.1.1", usual: "5.1.1", scale: 2,
            ofPad.union([
                .stillCamera, .autoFocusCamera, .videoCamera, .frontFacingCamera, .gyroscope, .bluetoothLE,
            ])),
    ]

    // MARK: Capabilities

    private static let ofAll: Set<DeviceCapability> = [
        .wifi, .accelerometer, .locationServices, .openGLES1, .armv6,
    ]
    private static let ofFirstPhone = ofAll.union([
        .telephony, .sms, .stillCamera, .microphone, .proximity, .vibration, .volumeButtons, .silentSwitch,
    ])
    private static let ofPhone3G = ofFirstPhone.union([.gps, .peerPeer, .gameKit])
    private static let ofPhone3GS = ofPhone3G.union([
        .autoFocusCamera, .videoCamera, .magnetometer, .openGLES2, .armv7, .multitasking,
    ])
    private static let ofPhone4 = ofPhone3GS.union([.frontFacingCamera, .cameraFlash, .gyroscope])
    private static let ofFirstPod = ofAll
    private static let ofPod3 = ofAll.union([
        .microphone, .peerPeer, .gameKit, .openGLES2, .armv7, .multitasking, .volumeButtons,
    ])
    private static let ofPad = ofPod3.union([.magnetometer, .silentSwitch])

    // MARK: Families

    /// What the models of a family have in common.
    private enum Family {
        case phone, pod, pad

        func profile(scale: Double, systemVersion: String) -> DeviceProfile {
            switch self {
            case .phone: DeviceProfile(scale: scale, systemVersion: systemVersion)
            case .pod:
                DeviceProfile(name: "iPod touch", scale: scale, systemVersion: systemVersion, model: "iPod touch")
            case .pad:
                DeviceProfile(
                    name: "iPad", pointWidth: 768, pointHeight: 1024, scale: scale, systemVersion: systemVersion,
                    model: "iPad")
            }
        }

        /// The systems that none of its models had.
        var missing: [String] { self == .pad ? ["4.0.2", "4.1"] : ["3.2"] }
    }

    /// - Parameter systems: The first and the last system.
    private static func make(
        _ family: Family, _ name: String, _ hardware: String, megabytes: Int, _ systems: ClosedRange<String>,
        usual: String, scale: Double = 1, _ capabilities: Set<DeviceCapability>
    ) -> DeviceModel {
        let versions = SystemVersion.all.filter { version in
            guard let first = SystemVersion(systems.lowerBound), let last = SystemVersion(systems.upperBound) else {
                return false
            }
            return first <= version && version <= last && !family.missing.contains(version.description)
        }
        return DeviceModel(
            name: name, hardware: hardware, memory: megabytes << 20, systemVersions: versions,
            capabilities: capabilities, profile: family.profile(scale: scale, systemVersion: usual))
    }
}
