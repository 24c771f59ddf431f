"""The printed components of a table, as models: for OpenAPI and for tests.

A client draws a board from them and knows no rule to do so. The games write the data.
"""
