import MapKit
import Testing

@Suite struct TileSettingTests {
    @Test func aSettingIsAFolderAPatternOrNothing() {
        #expect(TileSetting("") == .generated)
        #expect(TileSetting("/maps") == .folder("/maps"))
        #expect(TileSetting("http://h/t/") == .server("http://h/t/{z}/{x}/{y}.png"))
        #expect(TileSetting("https://h/{z}/{x}/{y}{r}.jpg") == .server("https://h/{z}/{x}/{y}{r}.jpg"))
    }

    @Test func aPatternIsFilledWithTheTilesNumbers() {
        let tile = TileAddress(level: 3, x: 5, y: 6)
        #expect(
            TileSetting.address("http://h/{type}/{z}/{x}/{y}{r}.png", tile, isRetina: true, type: "standard")
                == "http://h/standard/3/5/6@2x.png")
        #expect(
            TileSetting.address("http://h/{z}/{x}/{y}{r}.png", tile, isRetina: false, type: "standard")
                == "http://h/3/5/6.png")
    }
}
