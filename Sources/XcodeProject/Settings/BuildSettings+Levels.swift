import Foundation

extension BuildSettings {
    init(
        target: XcodeTarget, configuration: String, sdk: XcodeSDK, overrides: [String: String],
        overridesFile: ConfigurationFile?
    ) {
        let conditions = SettingConditions(sdk: sdk, configuration: configuration)
        var levels = [
            Self.environment, DefaultSettings.all, DefaultSettings.platform(sdk),
            DefaultSettings.product(target.kind, isShallow: sdk.platform != .mac),
            Self.names(target, configuration: configuration),
        ]
        for assignments in Self.assignments(of: target, configuration: configuration) {
            levels += conditions.levels(of: assignments)
        }
        levels += conditions.levels(of: overridesFile?.assignments ?? [])
        let commandLine = overrides.sorted { $0.key < $1.key }.map { key, value in
            let (name, conditions) = SettingCondition.split(key)
            return SettingAssignment(name: name, conditions: conditions, value: value)
        }
        levels += conditions.levels(of: commandLine)
        levels += [DefaultSettings.products, Self.fixed(sdk, configuration: configuration)]
        self.init(levels: levels)
    }

    /// The value of `SDKROOT` before it becomes the folder that is built with.
    static func statedSDK(of target: XcodeTarget, configuration: String) -> String {
        let conditions = SettingConditions(sdk: .simulator, configuration: configuration)
        let levels = assignments(of: target, configuration: configuration).flatMap(conditions.levels)
        return BuildSettings(levels: levels)["SDKROOT"]
    }

    /// What the project and the target state, the project's configuration file first.
    private static func assignments(of target: XcodeTarget, configuration: String) -> [[SettingAssignment]] {
        let project = target.container
        let own = Self.configuration(configuration, of: target.configurations, standard: target.defaultConfiguration)
        let common = Self.configuration(
            configuration, of: project.configurations, standard: project.defaultConfiguration)
        return [common, own].flatMap { [$0?.baseFile?.assignments ?? [], $0?.settings ?? []] }
    }

    private static func configuration(
        _ name: String, of all: [XcodeConfiguration], standard: String?
    ) -> XcodeConfiguration? {
        all.first { $0.name == name } ?? all.first { $0.name == standard } ?? all.first
    }

    /// What of the surroundings settings may refer to.
    private static var environment: [String: String] {
        let environment = ProcessInfo.processInfo.environment
        return Dictionary(
            uniqueKeysWithValues: ["HOME", "USER"].compactMap { name in environment[name].map { (name, $0) } })
    }

    private static func names(_ target: XcodeTarget, configuration: String) -> [String: String] {
        let project = target.container
        return [
            "TARGET_NAME": target.name, "TARGETNAME": target.name, "PRODUCT_NAME": target.name,
            "PRODUCT_TYPE": target.productType, "PROJECT_NAME": project.name, "PROJECT": project.name,
            "PROJECT_FILE_PATH": project.path.path, "PROJECT_DIR": ProjectPath.normalized(project.folder.path),
            "SRCROOT": ProjectPath.normalized(project.folder.path),
            "DEVELOPMENT_LANGUAGE": project.developmentRegion,
        ]
    }

    /// What no setting of a project changes: what is really built for.
    private static func fixed(_ sdk: XcodeSDK, configuration: String) -> [String: String] {
        [
            "CONFIGURATION": configuration, "SDKROOT": sdk.folder, "SDK_DIR": sdk.folder, "SDK_NAME": sdk.name,
            "PLATFORM_NAME": sdk.platform.rawValue,
        ]
    }
}
