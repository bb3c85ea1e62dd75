/// What has a place on a home screen: an app, by its identifier, or a folder of apps.
package enum HomeItem: Hashable, Identifiable {
    case app(String)
    case folder(HomeFolder)

    /// What an item is known by, whatever a folder is called and has in it.
    package enum ID: Hashable {
        case app(String)
        case folder(Int)
    }

    package var id: ID {
        switch self {
        case .app(let identifier): .app(identifier)
        case .folder(let folder): .folder(folder.number)
        }
    }

    /// The identifiers of the apps that it is or has in it.
    package var apps: [String] {
        switch self {
        case .app(let identifier): [identifier]
        case .folder(let folder): folder.apps
        }
    }

    package var folder: HomeFolder? { if case .folder(let folder) = self { folder } else { nil } }
}

extension HomeItem: ExpressibleByStringLiteral {
    package init(stringLiteral identifier: String) { self = .app(identifier) }
}

extension HomeItem.ID: ExpressibleByStringLiteral {
    package init(stringLiteral identifier: String) { self = .app(identifier) }
}
