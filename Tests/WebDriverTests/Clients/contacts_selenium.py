"""Drives Examples/Contacts with Selenium's own remote driver, which knows nothing of Appium.

contacts_selenium.py ADDRESS APP: the server's address and the path of Contacts.app.
"""
import sys
from concurrent.futures import ThreadPoolExecutor

from selenium import webdriver
from selenium.common import exceptions
from selenium.webdriver.common.by import By
from selenium.webdriver.common.options import ArgOptions

from checks import Checks, count_commands


def make(address, app, **more):
    options = ArgOptions()
    options.set_capability("platformName", "iOS")
    options.set_capability("appium:app", app)
    options.set_capability("verger:virtualTime", True)
    for name, value in more.items():
        options.set_capability("appium:" + name, value)
    return webdriver.Remote(address, options=options)


def screen(checks, driver):
    driver.find_element("accessibility id", "Contacts").click()
    cell = driver.find_element(By.NAME, "John Backus")
    checks.equal("By.NAME", cell.tag_name, "XCUIElementTypeCell")
    checks.equal("By.ID", driver.find_element(By.ID, "Add").text, "Add")
    checks.true("By.CLASS_NAME", cell in driver.find_elements(By.CLASS_NAME, "XCUIElementTypeCell"))
    checks.true("By.TAG_NAME", cell in driver.find_elements(By.TAG_NAME, "XCUIElementTypeCell"))
    checks.equal("By.XPATH", driver.find_element(By.XPATH, "//*[@label='John Backus']"), cell)
    checks.equal("By.CSS_SELECTOR", driver.find_element(By.CSS_SELECTOR, "XCUIElementTypeCell[label^='John']"), cell)
    checks.true("is_displayed", cell.is_displayed())
    checks.equal("get_attribute", cell.get_attribute("label"), "John Backus")
    checks.equal("get_dom_attribute", cell.get_dom_attribute("label"), "John Backus")
    checks.equal("get_property", cell.get_property("label"), "John Backus")
    checks.equal("aria_role", cell.aria_role, "XCUIElementTypeCell")
    checks.equal("accessible_name", cell.accessible_name, "John Backus")
    checks.true("is_enabled", cell.is_enabled())
    checks.true("a picture", len(driver.get_screenshot_as_png()) > 1000 and len(cell.screenshot_as_png) > 100)
    cell.click()
    checks.true("the row opens", driver.find_element(By.NAME, "Info").is_displayed())
    driver.back()
    checks.equal("window", driver.get_window_rect(), {"x": 0, "y": 0, "width": 320, "height": 480})
    driver.find_element(By.NAME, "Search Contacts").send_keys("tur")
    checks.true("typed", driver.find_element(By.NAME, "Alan Turing").is_displayed())
    checks.equal("active element", driver.switch_to.active_element.text, "tur")


def languages(checks, address, app):
    options = {"deviceName": "iPhone 4", "language": "de", "locale": "de_DE", "orientation": "LANDSCAPE"}
    driver = make(address, app, **options)
    checks.equal("the model", driver.capabilities["appium:deviceName"], "iPhone 4")
    checks.equal("turned", driver.get_window_size(), {"width": 480, "height": 320})
    picture = driver.get_screenshot_as_png()
    checks.equal("pixels", (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])), (960, 640))
    driver.quit()


def refusals(checks, address, app):
    def fails(**more):
        return lambda: make(address, app, **more)

    missing = exceptions.SessionNotCreatedException
    checks.raises("an unknown device", missing, fails(deviceName="iPhone 17"))
    checks.raises("another system", missing, fails(platformVersion="17.0"))
    checks.raises("another driver", missing, fails(automationName="UiAutomator2"))
    checks.raises("no app", missing, lambda: make(address, "/nowhere/No.app"))
    checks.raises("a bad value", exceptions.InvalidArgumentException, fails(noReset="perhaps"))


def several(checks, address, app):
    """Sessions do not know of each other."""
    def play(tab):
        driver = make(address, app)
        try:
            driver.find_element("accessibility id", tab).click()
            driver.implicitly_wait(30)
            return driver.find_element(By.XPATH, "//XCUIElementTypeNavigationBar").get_attribute("name")
        finally:
            driver.quit()

    tabs = ["Favorites", "Contacts", "Groups", "Contacts"]
    with ThreadPoolExecutor(4) as pool:
        titles = list(pool.map(play, tabs))
    checks.equal("four at once", titles, ["Favorites", "All Contacts", "Groups", "All Contacts"])


def main():
    address, app = sys.argv[1:]
    driver = make(address, app)
    checks = Checks()
    sent = count_commands(driver)
    checks.section(screen, driver)
    driver.quit()
    for section in [languages, refusals, several]:
        checks.section(section, address, app)
    checks.finish(f"{len(sent)} kinds, {sum(sent.values())}")


main()
