"""The image and the compose file, which are not built here: nothing is open that need not be."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, cast

import pytest
import yaml  # type: ignore[import-untyped]  # it comes with schemathesis, without types

from bigshoulders.cli.commands.database import PASSWORD_FILE, address_of

ROOT = Path(__file__).parents[1]
COMPOSE = cast("dict[str, Any]", yaml.safe_load((ROOT / "compose.yaml").read_text()))
SERVICES = cast("dict[str, dict[str, Any]]", COMPOSE["services"])
DOCKERFILE = (ROOT / "Dockerfile").read_text()


def pinned(name: str) -> dict[str, str]:
    """Return the packages of a list of requirements with their versions."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return dict(re.findall(r"^([\w-]+)==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("name", SERVICES)
def test_every_container_is_read_only_without_rights_and_limited(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert {"pids_limit", "mem_limit", "cpus"} <= service.keys()
    assert "privileged" not in service


def test_only_the_database_keeps_rights_and_only_those_to_change_its_user() -> None:
    kept = {name: one["cap_add"] for name, one in SERVICES.items() if "cap_add" in one}
    assert kept == {"database": ["CHOWN", "DAC_OVERRIDE", "FOWNER", "SETGID", "SETUID"]}


def test_only_the_proxy_can_be_reached_and_only_from_this_machine() -> None:
    ports = {name: one["ports"] for name, one in SERVICES.items() if "ports" in one}
    assert ports == {"proxy": ["127.0.0.1:8000:8080"]}
    assert COMPOSE["networks"]["inside"]["internal"] is True
    assert [name for name, one in SERVICES.items() if one["networks"] != ["inside"]] == ["proxy"]


def test_workers_believe_the_network_of_the_proxy_and_no_other() -> None:
    (inside,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    workers = [one for name, one in SERVICES.items() if name.startswith("worker")]
    believed = [one["environment"]["BIGSHOULDERS_PROXY"] for one in workers]
    assert believed == [inside["subnet"]] * 2


def test_no_secret_is_in_the_environment() -> None:
    for service in SERVICES.values():
        for name in service.get("environment", {}):
            assert "PASSWORD" not in name or name.endswith("_FILE")
        assert ":" not in service.get("environment", {}).get("BIGSHOULDERS_DATABASE", "")[13:]


def test_the_proxy_knows_every_worker() -> None:
    settings = (ROOT / "docs/examples/compose/nginx.conf").read_text()
    workers = re.findall(r"server ([\w-]+):8000;", settings)
    assert workers == [name for name in SERVICES if name.startswith("worker")]


def test_packages_of_the_image_are_installed_by_hash_only() -> None:
    installs = re.findall(r"pip install [^\\\n]*", DOCKERFILE)
    assert installs
    for line in installs:
        assert "--require-hashes" in line or "--no-index --no-deps" in line
    assert "--no-build-isolation" in DOCKERFILE
    assert re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE) == [
        "${NODE_IMAGE}",
        "${PYTHON_IMAGE}",
        "${PYTHON_IMAGE}",
    ]


@pytest.mark.parametrize("name", ["build", "server"])
def test_what_the_image_has_is_what_is_tested(name: str) -> None:
    assert pinned(name).items() <= pinned("dev").items()


def test_everything_that_the_server_needs_is_in_the_image() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *extras["server"], *extras["postgres"]]
    names = {re.split(r"[\[>;= ]", one)[0] for one in needed}
    assert names <= pinned("server").keys()


def test_a_password_is_read_from_a_file_where_the_address_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "password"
    file.write_text("s3/cret\n")
    monkeypatch.setenv(PASSWORD_FILE, str(file))
    assert address_of("postgresql://me@host/name") == "postgresql+psycopg://me:s3%2Fcret@host/name"
    assert address_of("postgresql://me:own@host/name") == "postgresql://me:own@host/name"
    assert address_of("sqlite:///tables.db") == "sqlite:///tables.db"
