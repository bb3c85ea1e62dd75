import Device
import Foundation
import Testing

@Suite struct MapTileSettingsTests {
    @Test func aDeviceKeepsWhereItsMapsHaveTheirTilesFrom() throws {
        let folder = try TestFolder()
        let settings = MapTileSettings(deviceFolder: folder.path + "/Device")
        #expect(settings.tiles == nil)
        let tiles = MapTileSettings.Tiles(tiles: "http://h/{z}/{x}/{y}.png", credit: "© H")
        try settings.set(tiles)
        #expect(settings.tiles == tiles)
        try Data("damaged".utf8).write(to: URL(fileURLWithPath: folder.path + "/Device/MapTiles.plist"))
        #expect(settings.tiles == nil)
        try settings.set(nil)
        #expect(settings.tiles == nil)
    }

    @Test func foldersAndAddressesAreTaken() throws {
        let folder = try TestFolder()
        #expect(try MapTileSettings.place(named: folder.path) == folder.path)
        for address in ["http://h/{z}/{x}/{y}.png", "https://h:8080/tiles", "http://h/{type}/{z}/{x}/{y}{r}.png"] {
            #expect(try MapTileSettings.place(named: address) == address)
        }
    }

    @Test(arguments: ["/nowhere/at/all", "/etc/passwd", "http://", "http://h/{z}/{x}.png", "ftp://h/tiles"])
    func whatIsNeitherIsRefusedWithACure(_ text: String) {
        #expect { try MapTileSettings.place(named: text) } throws: { "\($0)".contains(text) && "\($0)".hasSuffix(".") }
    }
}
